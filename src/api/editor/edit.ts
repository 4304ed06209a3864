import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { feedFiles, type FeedDocument } from '../../contract/feed.ts';
import { previewCatalogue, type Catalogue } from '../../content/catalogue.ts';
import { documentSlugSchema, keyOf, kindOf, readItem } from '../../content/import/documents.ts';
import { Faults, type Fault } from '../../content/import/faults.ts';
import { documentOfFeed, editDocuments, isWrittenByAnother, type Precondition } from '../../content/revisions/edits.ts';
import { faultsOfChanges, type DocumentChange } from '../../content/revisions/documents.ts';
import { AT_ONCE, type NewRevision } from '../../content/revisions/write.ts';
import { now } from '../../settings/clock.ts';
import { originOf } from '../../settings/hosts.ts';
import { currentSettings } from '../../settings/settings.ts';
import { LANGUAGES, type Language, type Site } from '../../sites/sites.ts';
import type { Editor } from './editorOf.ts';

const instant = z.iso.datetime({ offset: true }).nullish();

/** An editor's request: a line of a batch, or one PUT or DELETE. */
export const editSchema = z.object({
  kind: z.enum(feedFiles as [FeedDocument, ...FeedDocument[]]),
  slug: documentSlugSchema,
  language: z.enum(LANGUAGES),
  /**
   * proposed: a draft that its author wants to be published. undone: what editors wrote before no longer applies, and the
   * document is the feed's again.
   */
  state: z.enum(['draft', 'proposed', 'published', 'undone']).default('published'),
  from: instant,
  until: instant,
  /** The document; null to take it off. Absent with `undone`. */
  item: z.unknown().optional(),
});
export type Edit = z.infer<typeof editSchema>;

export type Edited =
  | { readonly kind: 'done'; readonly written: number }
  | { readonly kind: 'faults'; readonly faults: readonly Fault[]; readonly count: number }
  /** Their editor may not publish these. */
  | { readonly kind: 'unapproved'; readonly place: string }
  | { readonly kind: 'changed' };

/** Applies edits to a site, all or none. `places` names each edit for its faults. */
export async function applyEdits(
  site: Site,
  edits: readonly Edit[],
  places: readonly string[],
  { editor, precondition }: { editor: Editor; precondition?: Precondition },
): Promise<Edited> {
  const faults = new Faults();
  const revisions: NewRevision[] = [];
  const changes: DocumentChange[] = [];
  const origin = originOf(site, currentSettings());
  for (const [index, edit] of edits.entries()) {
    if (index % AT_ONCE === 0) await setImmediate();
    const place = places[index] ?? '';
    const { kind: name, slug, language, state } = edit;
    const before = faults.total;
    if (!site.languages.includes(language)) faults.add(place, ['language'], site.languages.join(' or '), language);
    const [from, until] = [edit.from, edit.until].map((text) => (text ? new Date(text) : undefined));
    if (until && until <= (from ?? now()))
      faults.add(place, ['until'], 'an instant after from, and to come', edit.until);
    const isGone = state === 'undone' || edit.item === null;
    const item = isGone ? undefined : readItem(name, atHome(edit.item, origin), faults, place);
    if (item && keyOf(name, item) !== slug) faults.add(place, ['slug'], slug, keyOf(name, item));
    if (faults.total > before) continue;
    const revision = { language, kind: kindOf(name), slug, state, from, until, data: JSON.stringify(item ?? null) };
    revisions.push(revision);
    const ofFeed = state === 'undone' ? await documentOfFeed(site.code, revision) : undefined;
    changes.push({ language, name, slug, item: ofFeed === undefined ? item : (JSON.parse(ofFeed) as object) });
  }
  if (faults.total > 0) return { kind: 'faults', faults: faults.listed, count: faults.total };
  const broken = faultsOfChanges(site, await cataloguesToCheck(site, changes), changes);
  if (broken.length > 0) return { kind: 'faults', faults: broken, count: broken.length };
  const unapproved = await firstUnapproved(site, revisions, editor);
  if (unapproved !== undefined) return { kind: 'unapproved', place: places[unapproved] ?? '' };
  const written = await editDocuments(site.code, revisions, editor, precondition);
  return written === undefined ? { kind: 'changed' } : { kind: 'done', written };
}

/**
 * The index of the first version that its editor may not write: one that a writer wants to publish, or a publisher who
 * alone has written it, where there are writers. To take off a document, or return it to the feed, needs nobody else.
 * Versions are never changed, so this stays true until they are written.
 */
async function firstUnapproved(
  site: Site,
  revisions: readonly NewRevision[],
  editor: Editor,
): Promise<number | undefined> {
  const { role } = editor;
  if (role === 'program' || (role === 'publisher' && currentSettings().WRITER_ROLE === '')) return undefined;
  for (const [index, revision] of revisions.entries()) {
    if (revision.state === 'draft' || revision.state === 'proposed') continue;
    if (role === 'writer') return index;
    const hasText = revision.state === 'published' && revision.data !== 'null';
    if (hasText && !(await isWrittenByAnother(site.code, revision, editor))) return index;
  }
  return undefined;
}

/**
 * Turns URLs of pictures into the paths that are stored: the API gives whole URLs, and editors send its responses back.
 */
function atHome(item: unknown, origin: string): unknown {
  if (typeof item === 'string') return item.startsWith(`${origin}/media/`) ? item.slice(origin.length) : item;
  if (Array.isArray(item)) return item.map((each) => atHome(each, origin));
  if (typeof item !== 'object' || item === null) return item;
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, atHome(value, origin)]));
}

/**
 * The catalogues to check changes against: with drafts, since one may need another, and the default language always
 * first.
 */
async function cataloguesToCheck(
  site: Site,
  changes: readonly DocumentChange[],
): Promise<ReadonlyMap<Language, Catalogue>> {
  const languages = new Set<Language>([site.defaultLanguage, ...changes.map(({ language }) => language)]);
  const catalogues = new Map<Language, Catalogue>();
  for (const language of languages) catalogues.set(language, await previewCatalogue(site, language, now()));
  return catalogues;
}
