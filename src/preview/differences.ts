import { feedFiles, type FeedDocument } from '../contract/feed.ts';
import type { Catalogue } from '../content/catalogue.ts';
import { itemsOf } from '../content/revisions/documents.ts';

/** A field of a document that is not as it is published; `undefined` where it is not there at all. */
export type Difference = {
  readonly document: FeedDocument;
  readonly slug: string;
  /** As a person knows the document by. */
  readonly title: string;
  /** `title`, `cta.url`; empty for a document that is there in one of both alone. */
  readonly field: string;
  readonly published: unknown;
  readonly shown: unknown;
};

/** Where one catalogue says other things than the published one, field by field. */
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

function titleOf(item: unknown, slug: string): string {
  const { title, name, label } = (item ?? {}) as { title?: unknown; name?: unknown; label?: unknown };
  return [title, name, label].find((each) => typeof each === 'string') ?? slug;
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

/** The differences that are to be seen: what is shown stands in the one page, or what is published in the other. */
export function differencesIn(
  differences: readonly Difference[],
  pages: { readonly published: string; readonly shown: string },
): readonly Difference[] {
  return differences.filter(
    ({ slug, title, field, published, shown }) =>
      (field === ''
        ? [slug, title].some((text) => pages.shown.includes(escaped(text)) !== pages.published.includes(escaped(text)))
        : false) ||
      textsIn(shown).some((text) => pages.shown.includes(text) && !pages.published.includes(text)) ||
      textsIn(published).some((text) => pages.published.includes(text) && !pages.shown.includes(text)),
  );
}

/** The texts of a value as a page would write them; HTML by the words between its tags. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return value
      .split(/<[^>]*>/)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .flatMap((text) => [text, escaped(text)]);
  }
  return isHolder(value) ? Object.values(value).flatMap(textsIn) : [];
}

function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
