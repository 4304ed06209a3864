import { createHash } from 'node:crypto';
import { ContentSecurityPolicy } from '../../lib/contentSecurityPolicy.ts';
import { addWidgets } from './widgetPolicy.ts';

/** Most that are remembered. A build has some dozens of styles and scripts, and about as many policies made of them. */
const MAX_CACHED = 200;
/** What was hashed: that it is the same is seen from its bytes, without a text of them. */
const hashed: { readonly content: Buffer; readonly source: string }[] = [];
const policies = new Map<string, string>();

/**
 * A page's content security policy with only the hashes of the styles and scripts in that page. Astro's own lists those
 * of the whole build: 3 kB a response that do not compress, and that allow what the page never needs. The page is given
 * as bytes: hashes are of bytes, and searching them is faster than decoding them to text. Throws if the policy lacks a
 * directive that a need is added to.
 */
export function policyOf(html: Buffer, policy: string, needs: Needs): string {
  const used = new Set([...inline(html)].map(hashOf));
  const key = JSON.stringify([policy, [...used], needs]);
  let known = policies.get(key);
  if (known === undefined) {
    if (policies.size >= MAX_CACHED) policies.clear();
    policies.set(key, (known = narrowed(policy, used, needs)));
  }
  return known;
}

function narrowed(policy: string, used: ReadonlySet<string>, needs: Needs): string {
  const { players = [], media = [], accounts = [], framed = false, images = [], widgets = [] } = needs;
  // `'self'` is among them since the accounts' frames return here.
  const frames = [...(accounts.length > 0 ? ["'self'", ...accounts] : []), ...players];
  const own = new ContentSecurityPolicy(policy).filter((source) => !source.startsWith("'sha256-") || used.has(source));
  if (accounts.length > 0) {
    for (const directive of ['connect-src', 'img-src']) own.replace(directive, "'self'", ["'self'", ...accounts]);
  }
  if (images.length > 0) own.add('img-src', images);
  if (framed) own.replace('frame-ancestors', "'none'", ["'self'"]);
  if (frames.length > 0) own.allow('frame-src', frames);
  if (media.length > 0) own.allow('media-src', media);
  addWidgets(own, widgets);
  return own.toString();
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

/** What begins a style or a script, and what ends it. Bytes, which are found in bytes without being encoded each time. */
const ELEMENTS = ['style', 'script'].map((name) => ({
  start: Buffer.from(`<${name}`),
  end: Buffer.from(`</${name}>`),
}));
/** Data, which browsers do not execute; each page has its own. */
const DATA = 'type="application/ld+json"';

/** The contents of a page's `style` and `script` elements, but for data. */
function* inline(html: Buffer): Generator<Buffer> {
  for (const { start, end } of ELEMENTS) {
    for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, at)) {
      const begin = html.indexOf('>', at) + 1;
      const last = html.indexOf(end, begin);
      if (begin === 0 || last === -1) return;
      if (!html.toString('latin1', at, begin).includes(DATA)) yield html.subarray(begin, last);
      at = last;
    }
  }
}

/** The source that allows a style or script. */
function hashOf(content: Buffer): string {
  const known = hashed.find((each) => each.content.length === content.length && each.content.equals(content));
  if (known) return known.source;
  const source = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  if (hashed.length >= MAX_CACHED) hashed.length = 0;
  // A copy: the content is a part of the page, all of which would stay in memory with it.
  hashed.push({ content: Buffer.from(content), source });
  return source;
}
