import { ContentSecurityPolicy } from '../lib/contentSecurityPolicy.ts';
import { STYLES } from './marking.ts';

/**
 * A page's content security policy that also allows the note's styles. Throws if it has no directive for styles: then
 * the page is not stored, since browsers would show it without them.
 */
export async function withNoteStyles(policy: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLES));
  const hash = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
  return new ContentSecurityPolicy(policy).add('style-src', [hash]).toString();
}
