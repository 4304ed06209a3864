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
 * let in where a trailer stands that needs them, and of a few origins alone. The page is given as its bytes: what is hashed
 * is bytes, and to look them through is faster than to make text of them.
 */
export function policyOf(html: Buffer, policy: string, { videos, accounts, framed = false }: Needs): string {
  const used = new Set([...inline(html)].map(hashOf));
  const more = moreOf(html, videos, accounts);
  return kept(policies, `${policy} ${[...used].join(' ')} ${more} ${framed} ${accounts.join(' ')}`, () => {
    const own = policy
      .replaceAll(HASH, (source, hash: string) => (used.has(hash) ? source : ''))
      .replace("connect-src 'self'", ["connect-src 'self'", ...accounts].join(' '))
      .replace("img-src 'self'", ["img-src 'self'", ...accounts].join(' '))
      .replace("frame-ancestors 'none'", `frame-ancestors '${framed ? 'self' : 'none'}'`);
    return more === '' ? own : own.replace(/;? *$/, more);
  });
}

/** What pages may have to do with. */
type Needs = {
  /** Origins of trailers of the chain's own. */
  readonly videos: readonly string[];
  /** Those of signing in, where a site has that: of calls, frames and photos. */
  readonly accounts: readonly string[];
  /** Whether this site may show the page in a frame: the one that ends a silent sign-in. */
  readonly framed?: boolean;
};

/** The directives that a page's trailers and signing in need. Frames of accounts come back to this site. */
function moreOf(html: Buffer, videos: readonly string[], accounts: readonly string[]): string {
  const frames: string[] = accounts.length > 0 ? ["'self'", ...accounts] : [];
  let media = '';
  // One look for most pages, which have none.
  if (html.includes(' data-play')) {
    for (const { origin } of Object.values(FRAMES)) if (html.includes(`data-play="${origin}/`)) frames.push(origin);
    if (html.includes('<video')) media = `; media-src ${["'self'", ...videos].join(' ')}`;
  }
  return (frames.length > 0 ? `; frame-src ${frames.join(' ')}` : '') + media;
}

/** What stands in the styles and scripts of a page. */
function* inline(html: Buffer): Generator<string> {
  for (const name of ['style', 'script']) {
    for (let at = html.indexOf(`<${name}`); at !== -1; at = html.indexOf(`<${name}`, at)) {
      const begin = html.indexOf('>', at) + 1;
      const end = html.indexOf(`</${name}>`, begin);
      if (begin === 0 || end === -1) return;
      yield html.toString('latin1', begin, end);
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
    known.set(key, value);
  }
  return value;
}
