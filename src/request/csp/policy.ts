import { createHash } from 'node:crypto';
import { FRAMES } from '../../domain/trailers.ts';

const HASH = / '(sha256-[^']+)'/g;
/** Most entries in each map. A build has some dozens of styles and scripts, and about as many policies made of them. */
const KEPT = 200;
const hashes = new Map<string, string>();
const policies = new Map<string, string>();

/**
 * A page's content security policy with only the hashes of the styles and scripts in that page. Astro's own lists those of
 * the whole build: 3 kB an answer that do not compress, and that allow what the page never needs. Frames and videos are
 * allowed only on pages with a trailer that needs them, and only from a few origins. The page is given as bytes: hashes are
 * of bytes, and searching them is faster than decoding them to text.
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

/** What a page needs its policy to allow. */
type Needs = {
  /** Origins of the chain's own trailers. */
  readonly videos: readonly string[];
  /** Origins for signing in, if the site has that: for calls, frames and photos. */
  readonly accounts: readonly string[];
  /** Whether this site may show the page in a frame: true for the one that ends a silent sign-in. */
  readonly framed?: boolean;
};

/**
 * The directives for a page's trailers and for signing in. `'self'` is among them since the accounts' frames return here.
 */
function moreOf(html: Buffer, videos: readonly string[], accounts: readonly string[]): string {
  const frames: string[] = accounts.length > 0 ? ["'self'", ...accounts] : [];
  let media = '';
  // Most pages have no trailers, so this one search is all they cost.
  if (html.includes(' data-play')) {
    for (const { origin } of Object.values(FRAMES)) if (html.includes(`data-play="${origin}/`)) frames.push(origin);
    if (html.includes('<video')) media = `; media-src ${["'self'", ...videos].join(' ')}`;
  }
  return (frames.length > 0 ? `; frame-src ${frames.join(' ')}` : '') + media;
}

/** The contents of a page's `style` and `script` elements. */
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
