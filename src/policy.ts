import { createHash } from 'node:crypto';
import { FRAMES } from './domain/trailers.ts';

const HASH = / '(sha256-[^']+)'/g;
/** A build has some dozens of styles and scripts, and pages make of them as many policies. */
const KEPT = 200;
const hashes = new Map<string, string>();
const policies = new Map<string, string>();

/**
 * A page's content security policy with the hashes of what stands in the page alone. Astro's lists every style and script
 * of the build: 3 kB in each answer, which do not compress, and leave to inject that no page needs. Frames and videos are
 * let in where a trailer stands that needs them, and of a few origins alone. The page is given as its bytes, each a
 * character: what is hashed is bytes, and a page's are looked through faster so.
 */
export function policyOf(html: string, policy: string, videoOrigins: readonly string[]): string {
  const used = new Set([...inline(html)].map(hashOf));
  const players = playersIn(html, videoOrigins);
  return kept(policies, `${policy} ${[...used].join(' ')} ${players}`, () => {
    const own = policy.replaceAll(HASH, (source, hash: string) => (used.has(hash) ? source : ''));
    return players === '' ? own : own.replace(/;? *$/, players);
  });
}

/** The directives that a page's trailers need. */
function playersIn(html: string, videoOrigins: readonly string[]): string {
  // One look for most pages, which have none.
  if (!html.includes(' data-play')) return '';
  const frames = Object.values(FRAMES).filter(({ origin }) => html.includes(`data-play="${origin}/`));
  return [
    frames.length > 0 ? `; frame-src ${frames.map(({ origin }) => origin).join(' ')}` : '',
    html.includes('<video') ? `; media-src ${["'self'", ...videoOrigins].join(' ')}` : '',
  ].join('');
}

/** What stands in the styles and scripts of a page. */
function* inline(html: string): Generator<string> {
  for (const name of ['style', 'script']) {
    for (let at = html.indexOf(`<${name}`); at !== -1; at = html.indexOf(`<${name}`, at)) {
      const begin = html.indexOf('>', at) + 1;
      const end = html.indexOf(`</${name}>`, begin);
      if (begin === 0 || end === -1) return;
      yield html.slice(begin, end);
      at = end;
    }
  }
}

function hashOf(text: string): string {
  return kept(hashes, text, () => `sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}`);
}

function kept(known: Map<string, string>, key: string, make: () => string): string {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    if (known.size >= KEPT) known.clear();
    // A copy: the part of a page would hold the page.
    known.set(Buffer.from(key, 'latin1').toString('latin1'), value);
  }
  return value;
}
