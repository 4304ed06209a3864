import { createHash } from 'node:crypto';
import { ContentSecurityPolicy } from '../../lib/contentSecurityPolicy.ts';
import { addWidgets } from './widgetPolicy.ts';

/** Most entries in each map. A build has some dozens of styles and scripts, and about as many policies made of them. */
const MAX_CACHED = 200;
const hashes = new Map<string, string>();
const policies = new Map<string, string>();

/**
 * A page's content security policy with only the hashes of the styles and scripts in that page. Astro's own lists those
 * of the whole build: 3 kB a response that do not compress, and that allow what the page never needs. The page is given
 * as bytes: hashes are of bytes, and searching them is faster than decoding them to text. Throws if the policy lacks a
 * directive that a need is added to.
 */
export function policyOf(html: Buffer, policy: string, needs: Needs): string {
  const { players = [], media = [], accounts = [], framed = false, images = [], widgets = [] } = needs;
  const used = new Set([...inline(html)].map(hashOf));
  // `'self'` is among them since the accounts' frames return here.
  const frames = [...(accounts.length > 0 ? ["'self'", ...accounts] : []), ...players];
  const key = [
    policy,
    framed,
    ...used,
    ...frames,
    ';',
    ...media,
    ';',
    ...accounts,
    ';',
    ...images,
    ';',
    ...widgets,
  ].join(' ');
  return cached(policies, key, () => {
    const own = new ContentSecurityPolicy(policy).filter(
      (source) => !source.startsWith("'sha256-") || used.has(source),
    );
    if (accounts.length > 0) {
      for (const directive of ['connect-src', 'img-src']) own.replace(directive, "'self'", ["'self'", ...accounts]);
    }
    if (images.length > 0) own.add('img-src', images);
    if (framed) own.replace('frame-ancestors', "'none'", ["'self'"]);
    if (frames.length > 0) own.allow('frame-src', frames);
    if (media.length > 0) own.allow('media-src', media);
    addWidgets(own, widgets);
    return own.toString();
  });
}

/** What a page needs its policy to allow. */
type Needs = {
  /** Origins of the frames that play its trailers. */
  readonly players?: readonly string[];
  /** Sources of its videos. */
  readonly media?: readonly string[];
  /** Origins for signing in, if the site has that: for calls, frames and photos. */
  readonly accounts?: readonly string[];
  /** Origins of pictures that are not on this site. */
  readonly images?: readonly string[];
  /** Whether this site may show the page in a frame: true for the one that ends a silent sign-in. */
  readonly framed?: boolean;
  /** Origins of third parties that the page may load. */
  readonly widgets?: readonly string[];
};

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

/** The source that allows a style or script. */
function hashOf(text: string): string {
  return cached(hashes, text, () => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`);
}

function cached(known: Map<string, string>, key: string, make: () => string): string {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    if (known.size >= MAX_CACHED) known.clear();
    known.set(key, value);
  }
  return value;
}
