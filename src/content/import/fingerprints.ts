import { createHash, type Hash } from 'node:crypto';
import { tagOf, type TagKind } from '../cacheTags.ts';
import { feedContent, feedSingles, type FeedDocument } from '../../contract/feed.ts';
import type { SiteCode } from '../../sites/sites.ts';

/** Content that is on pages of every kind, or that their menus lead to: when it changes, the site has changed. */
const EVERYWHERE: readonly FeedDocument[] = ['footer', 'footer-faq', 'header-pushes', 'alerts', 'pages'];

/**
 * Whether a document has a tag of its own in `changes`, since pages that show none of it stay the same when it changes.
 */
export function isSelfContained(name: FeedDocument): boolean {
  return (Object.hasOwn(feedContent, name) || Object.hasOwn(feedSingles, name)) && !EVERYWHERE.includes(name);
}

/** Hashes, by tag of `changes`, of everything that pages with that tag are made of. */
export class Fingerprints {
  readonly #site: SiteCode;
  readonly #hashes = new Map<string, Hash>();

  constructor(site: SiteCode) {
    this.#site = site;
  }

  /** Adds a part of what the site, a cinema, a show or a document of editors' content consists of. */
  add(kind: 'site', part: string | Buffer): void;
  add(kind: 'cinema' | 'show' | 'content', part: string | Buffer, slug: string): void;
  add(kind: TagKind, part: string | Buffer, slug?: string): void {
    const tag = tagOf(kind, this.#site, slug);
    let hash = this.#hashes.get(tag);
    if (!hash) this.#hashes.set(tag, (hash = createHash('sha256')));
    hash.update(part);
  }

  /** The hash of each tag. To be called once, when everything has been added. */
  digests(): ReadonlyMap<string, string> {
    return new Map([...this.#hashes].map(([tag, hash]) => [tag, hash.digest('base64url')]));
  }
}
