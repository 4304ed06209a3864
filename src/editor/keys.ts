import { createHash, timingSafeEqual } from 'node:crypto';
import { editorKeys } from '../settings/editorKeys.ts';
import type { Settings } from '../settings/settings.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The editor whose key an Authorization header bears; undefined for any other header. Every key is looked at, each for as
 * long, whatever was sent.
 */
export function editorOf(authorization: string | undefined, settings: Settings): string | undefined {
  const given = digest(/^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
  let found: string | undefined;
  for (const [name, key] of editorKeys(settings)) if (timingSafeEqual(digest(key), given)) found = name;
  return found;
}
