import { tagOf } from '../cacheTags.ts';
import type { FeedDocument } from '../../contract/feed.ts';
import type { DocumentKind } from '../../database/schema.ts';
import type { SiteCode } from '../../sites/sites.ts';
import { isSelfContained } from '../import/fingerprints.ts';

/** The tags (content/cacheTags.ts) of the pages that must be rendered again when a document changes. */
export function tagsOfDocument(site: SiteCode, kind: DocumentKind, slug: string): string[] {
  if (kind === 'cinema') return [tagOf('site', site), tagOf('cinema', site, slug)];
  if (kind === 'show' || kind === 'showDetails') return [tagOf('site', site), tagOf('show', site, slug)];
  const isSite = kind === 'city' || kind === 'tag' || kind === 'version' || kind === 'technology';
  return [isSite || !isSelfContained(kind satisfies FeedDocument) ? tagOf('site', site) : tagOf('content', site, kind)];
}
