import { createHash, timingSafeEqual } from 'node:crypto';
import { verifiedClaims, type Issuer } from '../../accounts/token.ts';
import { ROLE_PREFIX } from '../../content/preview/token.ts';
import { editorKeys } from '../../settings/editorKeys.ts';
import type { Settings } from '../../settings/schema.ts';

/** The token is valid, but its bearer is no editor. */
export class NoEditor extends Error {
  override readonly name = 'NoEditor';
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;
/** In characters. People's names are shorter. */
const MAX_NAME_LENGTH = 100;

/**
 * What an editor may do: `program`, one with a key, everything; a `publisher` publish, where there are writers only what
 * somebody else has written; a `writer` write drafts and propose them.
 */
export type EditorRole = 'program' | 'publisher' | 'writer';
/** The id stays when the name changes, which the issuer of a token may let its bearer do. */
export type Editor = { readonly id: string; readonly name: string; readonly role: EditorRole };

/**
 * The editor whose key or token is in an Authorization header: a key's name, or `role:` and the name in the token;
 * undefined for any other header. Who has both roles is a publisher. Throws NoEditor for a token without the role, and the errors of `verifiedClaims`.
 */
export async function editorOf(
  authorization: string | undefined,
  settings: Settings,
  issuer: () => Issuer,
): Promise<Editor | undefined> {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const name = keyNameOf(given, settings);
  if (name !== undefined) return { id: `key:${name}`, name, role: 'program' };
  // Without EDITOR_ROLE nobody is an editor by token, so tokens are not checked.
  if (settings.EDITOR_ROLE === '' || !TOKEN.test(given)) return undefined;
  const { roles, preferred_username: username, email, sub } = await verifiedClaims(given, issuer());
  const role = hasRole(roles, settings.EDITOR_ROLE)
    ? 'publisher'
    : hasRole(roles, settings.WRITER_ROLE)
      ? 'writer'
      : undefined;
  if (!role) throw new NoEditor('The token does not have the role of editors.');
  return { id: `sub:${sub}`, name: `${ROLE_PREFIX}${[username, email].find(isName) ?? sub}`, role };
}

/** The name of a key. All keys are compared, in constant time, whatever was sent. */
function keyNameOf(text: string, settings: Settings): string | undefined {
  const given = digest(text);
  let found: string | undefined;
  for (const [name, key] of editorKeys(settings)) if (timingSafeEqual(digest(key), given)) found = name;
  return found;
}

/** Whether a claim contains a role. Roles are a list, or words separated by spaces; nobody has one without a name. */
function hasRole(claim: unknown, role: string): boolean {
  const roles: unknown = typeof claim === 'string' ? claim.split(' ') : claim;
  return role !== '' && Array.isArray(roles) && roles.includes(role);
}

function isName(claim: unknown): claim is string {
  return typeof claim === 'string' && claim !== '' && claim.length <= MAX_NAME_LENGTH;
}
