import type { FeedContent, FeedSingle } from '../contract/feed.ts';
import type { Site, SiteCode } from '../sites/sites.ts';

/**
 * Cache tags: what a page or a response was made of. When that changes, its tag is written into the outbox
 * (changes.ts), and whatever is cached under it is purged.
 *
 *     site:fr              the catalogue of a site: every page that shows a name, a tag or a picture of it
 *     programme:fr         the programmes of all cinemas of a site, and what they say together of its shows
 *     cinema:fr:{slug}     the programme and screenings of a cinema
 *     show:fr:{slug}       the programme and screenings of a show
 *     settings:fr          what the API shows of a site's settings; what pages show of them is the site's
 *     content:fr:{name}    editors' content of a document of the feed: `articles`, `offers-page`…
 *     feelings:{show}      how many clients feel what about a show, on all sites
 */

/** A document of editors' content that has a tag of its own. */
type ContentName = FeedContent | FeedSingle;

export type TagKind = 'site' | 'settings' | 'programme' | 'cinema' | 'show' | 'content';

/** A site's tag of a kind; of cinemas, shows and content that of the one with a name. */
export function tagOf(kind: TagKind, site: SiteCode, name?: string): string {
  return name === undefined ? `${kind}:${site}` : `${kind}:${site}:${name}`;
}

/** The tag of a site's catalogue. */
export const siteTag = ({ code }: Site) => tagOf('site', code);
/** The tag of what the API shows of a site's settings. */
export const settingsTag = ({ code }: Site) => tagOf('settings', code);
/** The tag of the programmes of all cinemas: one, as a site may have more of them than a header has room for. */
export const programmeTag = ({ code }: Site) => tagOf('programme', code);
/** The tag of a cinema's programme and screenings. */
export const cinemaTag = ({ code }: Site, slug: string) => tagOf('cinema', code, slug);
/** The tag of a show's programme and screenings. */
export const showTag = ({ code }: Site, slug: string) => tagOf('show', code, slug);
/** The tag of a document of editors' content. */
export const contentTag = ({ code }: Site, name: ContentName) => tagOf('content', code, name);

/**
 * The tag of responses with a show's counts of feelings. Encoded, since a key may be any text and a tag has no commas.
 */
export function feelingsTag(show: string): string {
  return `feelings:${encodeURIComponent(show)}`;
}

type Parts = {
  readonly content?: readonly ContentName[];
  readonly cinemas?: readonly string[] | 'all';
  readonly shows?: readonly string[];
};

/** The tags of a page: that of its site, and those of the documents, cinemas (or all) and shows (by slug) that it shows. */
export function pageTags(site: Site, { content = [], cinemas = [], shows = [] }: Parts = {}): string[] {
  return [
    siteTag(site),
    ...content.map((name) => contentTag(site, name)),
    ...(cinemas === 'all' ? [programmeTag(site)] : cinemas.map((slug) => cinemaTag(site, slug))),
    ...shows.map((slug) => showTag(site, slug)),
  ];
}

/** The tags of a page with the chain's advertisements (components/editorial/Promotions.astro). */
export const promotionTags = (site: Site) => [contentTag(site, 'autopromos'), contentTag(site, 'native-ad')];
