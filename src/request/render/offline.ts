import { OFFLINE_HEADER } from '../../offline/rules.ts';
import type { PageContext } from '../../page/context.ts';
import { href } from '../../routes/href.ts';
import { currentSettings } from '../../settings/settings.ts';

/**
 * Allows the service worker to store a page (decision 19), and names the offline page in that language.
 * Previews and pages in the app are not stored.
 */
export function allowOffline(headers: Headers, { site, language, route, variant, preview }: PageContext): void {
  if (!route.offline || variant === 'app' || preview || currentSettings().OFFLINE === 'off') return;
  headers.set(OFFLINE_HEADER, href(site, language, 'offline'));
}
