import { COOKIES, cookieName } from '../../domain/shell/cookies.ts';
import { cookieIn } from '../../lib/cookie.ts';
import { now } from '../../settings/clock.ts';
import { originOf, secureFlag } from '../../settings/hosts.ts';
import type { Settings } from '../../settings/schema.ts';
import type { Site } from '../../sites/sites.ts';
import { sign, verify, type Preview } from './token.ts';

function nameOf(settings: Settings, site: Site): string {
  return cookieName(COOKIES.preview, originOf(site, settings));
}

/** The preview that a Cookie header names; undefined for visitors. */
export function previewIn(cookie: string | null | undefined, site: Site, settings: Settings): Preview | undefined {
  // Nearly all requests end here.
  if (!cookie?.includes('preview=')) return undefined;
  const value = cookieIn(cookie, nameOf(settings, site));
  return value === undefined ? undefined : verify(settings, site, 'cookie', value);
}

/** Value of the Set-Cookie header that opens a preview, moves it in time or, without a preview, closes it. */
export function previewCookie(settings: Settings, site: Site, preview: Preview | undefined): string {
  const value = preview ? sign(settings, { use: 'cookie', site: site.code, ...preview }) : '';
  const seconds = preview ? Math.floor((preview.expires - now().getTime()) / 1000) : 0;
  const secure = secureFlag(originOf(site, settings));
  // Lax, so that a link in a mail or a chat opens it.
  return `${nameOf(settings, site)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
