import { feedFiles, type FeedDocument } from '../../contract/feed.ts';
import type { Catalogue } from '../catalogue.ts';
import { itemsOf, titleOf } from '../revisions/documents.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';

/** A field of a document that differs from the published one; a value is `undefined` where the field is missing. */
export type Difference = {
  readonly document: FeedDocument;
  readonly slug: string;
  /** The document's name for people. */
  readonly title: string;
  /** Such as `title` or `cta.url`; empty for a document that exists in only one of the two. */
  readonly field: string;
  readonly published: unknown;
  readonly shown: unknown;
};

/** The differences between a catalogue and the published one, field by field. */
export function differencesBetween(published: Catalogue, shown: Catalogue): readonly Difference[] {
  return feedFiles.flatMap((document) => {
    const [before, after] = [itemsOf(published, document), itemsOf(shown, document)];
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((slug) => {
      const [from, to] = [before.get(slug), after.get(slug)];
      const title = titleOf(to ?? from, slug);
      if (!from || !to) return [{ document, slug, title, field: '', published: from, shown: to }];
      return [...fieldsThatDiffer(from, to)].map((field) => ({ document, slug, title, ...field }));
    });
  });
}

function* fieldsThatDiffer(
  published: unknown,
  shown: unknown,
  path = '',
): Generator<Pick<Difference, 'field' | 'published' | 'shown'>> {
  if (isHolder(published) && isHolder(shown) && Array.isArray(published) === Array.isArray(shown)) {
    for (const key of new Set([...Object.keys(published), ...Object.keys(shown)])) {
      yield* fieldsThatDiffer(published[key], shown[key], path === '' ? key : `${path}.${key}`);
    }
  } else if (JSON.stringify(published) !== JSON.stringify(shown)) {
    yield { field: path, published, shown };
  }
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The differences that can be seen on a page: a text is in only one of the two versions of its HTML. */
export function differencesIn(
  differences: readonly Difference[],
  pages: { readonly published: string; readonly shown: string },
): readonly Difference[] {
  return differences.filter(
    ({ slug, title, field, published, shown }) =>
      (field === ''
        ? [slug, title].some(
            (text) => pages.shown.includes(escapeHtml(text)) !== pages.published.includes(escapeHtml(text)),
          )
        : false) ||
      textsIn(shown).some((text) => pages.shown.includes(text) && !pages.published.includes(text)) ||
      textsIn(published).some((text) => pages.published.includes(text) && !pages.shown.includes(text)),
  );
}

/** The texts in a value as a page would contain them; HTML is split at its tags. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return value
      .split(/<[^<>]*>/)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .flatMap((text) => [text, escapeHtml(text)]);
  }
  return isHolder(value) ? Object.values(value).flatMap(textsIn) : [];
}
