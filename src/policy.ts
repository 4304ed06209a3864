import { createHash } from 'node:crypto';

const INLINE = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g;
const HASH = / '(sha256-[^']+)'/g;

/**
 * A page's content security policy with the hashes of what stands in the page alone. Astro's lists every style and script
 * of the build: 3 kB in each answer, which do not compress, and leave to inject that no page needs.
 */
export function policyOf(html: string, policy: string): string {
  const used = new Set(
    [...html.matchAll(INLINE)].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
  );
  return policy.replaceAll(HASH, (source, hash: string) => (used.has(hash) ? source : ''));
}
