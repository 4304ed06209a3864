import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addHours } from 'date-fns/addHours';
import { z } from 'zod';
import { ownPath } from '../../lib/ownPath.ts';
import { now } from '../../settings/clock.ts';
import { editorKeys } from '../../settings/editorKeys.ts';
import { originOf } from '../../settings/hosts.ts';
import type { Settings } from '../../settings/schema.ts';
import { SITE_CODES, type Site } from '../../sites/sites.ts';

/** The claims in a token: of a link that opens a preview, or of the cookie of an open one. */
const claimsSchema = z.object({
  use: z.enum(['link', 'cookie']),
  site: z.enum(SITE_CODES),
  /** Whose key signed it: if that key is removed, the preview ends. For editors by role it is the role's key. */
  editor: z.string(),
  /** When it expires, in milliseconds since 1970. */
  expires: z.number(),
  /** For a link: where it leads. */
  path: z.string().optional(),
  /** For a cookie: the instant shown, in milliseconds since 1970; absent for the present. */
  at: z.number().optional(),
});
export type PreviewClaims = z.infer<typeof claimsSchema>;

export type Preview = Pick<PreviewClaims, 'editor' | 'expires' | 'at'>;

/** Prefix of the names of editors by role. Names of keys contain no colon. */
export const ROLE_PREFIX = 'role:';

export const MAX_HOURS = 24 * 30;
/** In characters. Our tokens are shorter; longer ones are not parsed. */
const MAX_LENGTH = 2000;

const A_PATH = 'expected a path that begins with one slash';
/** A path on a site, and no other URL. */
export const previewPathSchema = z
  .string()
  .max(500)
  .regex(/^\/[^\s\\]*$/, { error: A_PATH, abort: true })
  .refine((path) => ownPath(path) !== undefined, A_PATH);

/** A URL that opens the preview of a page for that many hours, for anybody who has it. */
export function previewLink(
  settings: Settings,
  site: Site,
  { editor, path, hours }: { editor: string; path: string; hours: number },
): { url: string; expires: Date } {
  const expires = addHours(now(), hours);
  const token = sign(settings, { use: 'link', site: site.code, editor, expires: expires.getTime(), path });
  return { url: `${originOf(site, settings)}/preview/open/${token}`, expires };
}

/** Makes a token of claims, signed with a key that is derived from their editor's key or the role's. */
export function sign(settings: Settings, claims: PreviewClaims): string {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${macOf(keyOf(claims.editor, settings) ?? '', text).toString('base64url')}`;
}

/** The claims in a token that is signed for this use on this site and has not expired; undefined for any other. */
export function verify(
  settings: Settings,
  site: Site,
  use: PreviewClaims['use'],
  token: string,
): PreviewClaims | undefined {
  const [text = '', mac = '', ...more] = token.length > MAX_LENGTH ? [] : token.split('.');
  if (more.length > 0) return undefined;
  const claims = claimsOf(text);
  const key = claims && keyOf(claims.editor, settings);
  if (!claims || key === undefined) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(key, text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return claims.use === use && claims.site === site.code && claims.expires > now().getTime() ? claims : undefined;
}

function claimsOf(text: string): PreviewClaims | undefined {
  try {
    return claimsSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

function keyOf(editor: string, settings: Settings): string | undefined {
  return editor.startsWith(ROLE_PREFIX) ? roleKey(settings) : editorKeys(settings).get(editor);
}

const secrets = new Map<string, string>();

/**
 * The key for all editors by role: the secret that was stored for the first such link, plus the role's name, so that
 * links end when the role is renamed. Read synchronously, since each request with a preview cookie is checked before
 * anything else.
 */
function roleKey({ DATA_DIR, EDITOR_ROLE }: Settings): string | undefined {
  if (EDITOR_ROLE === '') return undefined;
  const file = join(DATA_DIR, 'preview-key');
  try {
    const secret = secrets.get(file) ?? readFileSync(file, 'utf8');
    secrets.set(file, secret);
    return `${secret} ${EDITOR_ROLE}`;
  } catch {
    return undefined;
  }
}

function macOf(key: string, text: string): Buffer {
  const derived = createHmac('sha256', key).update('aurore preview').digest();
  return createHmac('sha256', derived).update(text).digest();
}
