import { ContentSecurityPolicy } from '../lib/contentSecurityPolicy.ts';
import { STYLES } from './copy.ts';
import script from './copyScript.ts?bundle';

/**
 * A page's content security policy that also allows the styles and the script of a copy. Throws if it has no directive for them:
 * then the page is not stored, since browsers would show it without them.
 */
export async function withCopy(policy: string): Promise<string> {
  const [styles, scripts] = await Promise.all([STYLES, script].map(hashOf));
  return new ContentSecurityPolicy(policy).add('style-src', [styles!]).add('script-src', [scripts!]).toString();
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
