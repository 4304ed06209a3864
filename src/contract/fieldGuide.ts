import { z } from 'zod';
import {
  feedContent,
  feedDocuments,
  feedDraftSchema,
  feedProgrammeSchema,
  feedShowtimesSchema,
  feedSingles,
} from './feed.ts';
import { SHARED_FIELDS } from './show.ts';

/** A file of a feed: what it holds, where that is shown, and the schema of the whole file, or of one of its lines. */
export type FeedFile = {
  /** Its name for the schema's file. */
  readonly name: string;
  readonly path: string;
  readonly holds: string;
  readonly shown: string;
  readonly schema: z.ZodType;
};

const documents = { ...feedDocuments, ...feedContent, ...feedSingles };

const HOLDS: Readonly<Record<keyof typeof documents, readonly [holds: string, shown: string]>> = {
  cities: ['The cities with cinemas', 'city'],
  cinemas: ['The cinemas', 'cinema'],
  shows: ['The films and events, in the order of lists', 'film, lists'],
  'show-details': ['More about films and events; without this file, it follows from `shows.json`', 'film'],
  tags: ['What `tags` of screenings and cinemas mean', 'ticket, filters'],
  versions: ['What `version` of screenings means', 'ticket, filters'],
  technologies: ['The technologies among the experiences', 'experiences'],
  articles: ['News, events, offers and experiences', 'article, lists'],
  ecards: ['Seats bought in advance', 'offers'],
  'ecard-types': ['Kinds of cards, with their conditions', 'offers'],
  experiences: ['Experiences', 'experience'],
  'experience-groups': ['Experiences presented together', 'experience'],
  seasons: ['Seasons of screenings', 'season'],
  'faq-articles': ['Answers of the help centre', 'help'],
  'faq-categories': ['Categories of the help centre', 'help'],
  'footer-faq': ['Questions at the foot of pages, by type of page', 'footer'],
  alerts: ['Messages above the pages of cinemas', 'cinema'],
  featured: ['What pages promote', 'home, news, offers'],
  'header-pushes': ['The line above the header', 'every page'],
  autopromos: ['The chain’s own advertisements', 'programmes'],
  'master-templates': ['Pages that editors compose of blocks', 'pages of their own'],
  pages: ['Texts of screens without a kind of content of their own', 'those screens'],
  vod: ['Films to see at home', 'home video'],
  videos: ['Videos', 'home'],
  'offers-page': ['What surrounds the offers', 'offers'],
  footer: ['The footer', 'every page'],
  'native-ad': ['Another company’s advertisement', 'programmes'],
  subscription: ['The pass', 'pass'],
};

/** Every file of a feed. */
export const FEED_FILES: readonly FeedFile[] = [
  ...Object.entries(documents).map(([name, schema]) => {
    const [holds, shown] = HOLDS[name as keyof typeof documents];
    return { name, path: `{site}/{language}/${name}.json`, holds, shown, schema };
  }),
  {
    name: 'showtimes',
    path: '{site}/showtimes.ndjson',
    holds: 'The screenings, a line for each show and cinema',
    shown: 'every programme',
    schema: feedShowtimesSchema,
  },
  {
    name: 'programme',
    path: '{site}/programme/{cinema}.json',
    holds: 'How a cinema lists its shows; without this file, it follows from the screenings',
    shown: 'cinema',
    schema: feedProgrammeSchema,
  },
  {
    name: 'drafts',
    path: '{site}/{language}/drafts.json',
    holds: 'Versions of items that are to come',
    shown: 'previews, later everywhere',
    schema: z.array(feedDraftSchema),
  },
];

/** What the import makes of a field that a feed leaves out, where the schema’s default does not say it. */
const FOLLOWS: Readonly<Record<string, string>> = {
  'cities id': 'its place in the file',
  'cities cinemas': 'the cinemas whose `citySlug` it is',
  'cities gpsPosition': 'the middle of its cinemas, if known',
  'cinemas theaters[].name': 'the cinema’s name',
  'cinemas tracking': 'the slugs',
  'shows shows[].homeOrder': 'its place in the file',
  'shows shows[].genericOrder': 'its place in the file',
  'shows shows[].upcomingOrder': 'its place in the file',
  'shows shows[].mostAwaitedOrder': 'its place in the file',
  'shows shows[].genresSlug': 'the genres in kebab case',
  'shows shows[].showRef': 'the number at the end of the slug',
  'articles tracking': 'the slug',
  'articles national': 'true without `cinemas`',
  'articles releaseDate': 'unknown',
  'versions description': 'its label',
  'showtimes showtimes.{}[].isMovie': 'that of the show',
  'showtimes showtimes.{}[].reservabilityStart': 'always',
  'showtimes showtimes.{}[].reservabilityEnd': 'when it begins',
  ...Object.fromEntries(
    [...SHARED_FIELDS, 'titleTracking', 'genresTracking', 'directors', 'actors'].map((field) => [
      `show-details ${field}`,
      'that of `shows.json`',
    ]),
  ),
};

/** A field of a file: its path within an item, and all that there is to know to fill it. */
export type Field = {
  readonly path: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** What it is without a value; undefined where it must have one. */
  readonly standard: string | undefined;
  readonly description: string;
  readonly example: unknown;
  /** Where pages show it; empty where none does. */
  readonly shown: string;
};

type Schema = z.core.$ZodType;
type Wrapped = { readonly inner: Schema; readonly isNullable: boolean; readonly standard: string | undefined };
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;
const metaOf = (schema: Schema) => z.globalRegistry.get(schema as z.ZodType) ?? {};

function unwrapped(schema: Schema): Wrapped {
  const def = defOf(schema);
  if (def.type === 'nullable') return { ...unwrapped(def.innerType), isNullable: true };
  if (def.type === 'optional') return { ...unwrapped(def.innerType), standard: 'none' };
  if (def.type === 'default') return { ...unwrapped(def.innerType), standard: JSON.stringify(def.defaultValue) };
  return { inner: schema, isNullable: def.type === 'null', standard: undefined };
}

/** What is said of a schema, or of what it wraps. */
function notesOf(schema: Schema): Readonly<Record<string, unknown>> {
  const def = defOf(schema);
  const own = metaOf(schema);
  const isWrapper = def.type === 'nullable' || def.type === 'optional' || def.type === 'default';
  return isWrapper ? { ...notesOf(def.innerType), ...own } : own;
}

/**
 * The fields of an item of a file, nested ones by their paths: `theaters[].name`, and `{}` for any key. What is not said
 * to be shown elsewhere is shown with what it is a part of; a file of which no field says more is shown as a whole.
 */
export function fieldsOf(file: Pick<FeedFile, 'name' | 'shown' | 'schema'>): readonly Field[] {
  const fields = new Map<string, Field>();
  const walk = (schema: Schema, path: string, around: string): void => {
    const def = defOf(unwrapped(schema).inner);
    if (def.type === 'array') walk(def.element, `${path}[]`, around);
    else if (def.type === 'record') walk(def.valueType, `${path}.{}`, around);
    else if (def.type === 'union') for (const option of def.options) walk(option, path, around);
    else if (def.type === 'object') {
      for (const [name, field] of Object.entries(def.shape)) {
        const at = path === '' || path === '[]' ? name : `${path}.${name}`;
        const { description = '', example, shown = around } = notesOf(field);
        const { inner, isNullable, standard } = unwrapped(field);
        const known = fields.get(at);
        fields.set(at, {
          path: at,
          type: typeText(inner),
          isNullable: isNullable || (known?.isNullable ?? false),
          standard: FOLLOWS[`${file.name} ${at}`] ?? standard,
          description: String(description),
          example: example ?? known?.example,
          shown: String(shown),
        });
        walk(field, at, String(shown));
      }
    }
  };
  walk(file.schema, '', '');
  const all = [...fields.values()];
  const isWhole = all.every(({ path, shown }) => shown === '' || /[.[]/.test(path));
  return isWhole ? all.map((field) => ({ ...field, shown: field.shown || file.shown })) : all;
}

function typeText(schema: Schema): string {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'true or false';
    case 'array':
      return `list of ${typeText(unwrapped(def.element).inner)}`;
    case 'enum':
      return Object.values(def.entries)
        .map((value) => `\`${value}\``)
        .join(', ');
    case 'literal':
      return def.values.map((value) => `\`${String(value)}\``).join(', ');
    case 'object':
    case 'record':
    case 'union':
      return 'object';
    default:
      return def.type === 'null' ? 'null' : 'anything';
  }
}

/** The JSON Schema of a file, by which editors of text complete and check it. */
export function jsonSchemaOf({ schema }: Pick<FeedFile, 'schema'>): object {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.prefixItems?.length === 0) delete jsonSchema.prefixItems;
      // Where a field is shown is no keyword of JSON Schema.
      const { shown, description, example } = jsonSchema as { shown?: string; description?: string; example?: string };
      delete (jsonSchema as { shown?: string }).shown;
      if (shown && description) jsonSchema.description = `${description} Shown: ${shown}.`;
      if (example !== undefined) jsonSchema.examples = [example];
      delete (jsonSchema as { example?: unknown }).example;
    },
  });
}
