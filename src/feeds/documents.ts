import type { FeedContent, FeedDocument, FeedSingle } from '../contract/feed.ts';
import { isRecord } from '../lib/fields.ts';

/** Gets what an address of the API holds; undefined when the server has nothing there. */
export type FetchPath = (path: string) => Promise<unknown>;

/** How to get a document of a feed: from one list, or item by item. */
export type DocumentSource = {
  readonly name: FeedDocument;
  /** The contract requires it: a server without it does not speak the contract. */
  readonly isRequired?: boolean;
  /** The items, or what leads to each of them. */
  readonly list: (fetchPath: FetchPath) => Promise<readonly unknown[] | undefined>;
  /** Gets an item from its entry in the list; without this, the list holds the items whole. */
  readonly item?: (fetchPath: FetchPath, listed: unknown) => Promise<unknown>;
};

/** `{}` means nothing, as `[]` does. Anything that is not a list becomes its only item: the import refuses it. */
function listOf(value: unknown): readonly unknown[] | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value as unknown[];
  return isRecord(value) && Object.keys(value).length === 0 ? [] : [value];
}

const at = (path: string) => async (fetchPath: FetchPath) => listOf(await fetchPath(path));
const slugIn = (listed: unknown) => encodeURIComponent(String(isRecord(listed) ? listed['slug'] : listed));
const one = (before: string) => (fetchPath: FetchPath, listed: unknown) => fetchPath(`${before}/${slugIn(listed)}`);

/** The fields of a city's details for a server that does not provide them. */
const PLAIN_CITY = { defaultCinema: null, description: null, seo: null, nearby: [], backdrop: null, highlight: null };

const required: readonly DocumentSource[] = [
  {
    name: 'cities',
    list: at('/cities'),
    item: async (fetchPath, listed) =>
      (await fetchPath(`/city/${slugIn(listed)}`)) ?? { ...PLAIN_CITY, ...(isRecord(listed) ? listed : {}) },
  },
  { name: 'cinemas', list: at('/cinemas'), item: one('/cinema') },
  { name: 'shows', list: shows },
  { name: 'show-details', list: shows, item: one('/show') },
];

async function shows(fetchPath: FetchPath) {
  const response = await fetchPath('/shows');
  return isRecord(response) ? listOf(response['shows'] ?? []) : listOf(response);
}

const LISTS: Partial<Record<FeedDocument, string>> = {
  tags: '/tags',
  versions: '/versions',
  technologies: '/technologies',
  ecards: '/ecards',
  'ecard-types': '/cms/1.0.0/ecards',
  experiences: '/gpxp',
  'footer-faq': '/footer/faq',
  alerts: '/alerts',
  featured: '/featured',
  'header-pushes': '/header-push',
  autopromos: '/autopromos',
  vod: '/vod',
  videos: '/youtube/latest',
};

const ITEMS: Partial<Record<FeedContent, readonly [list: string, item: string]>> = {
  articles: ['/slugs/articles', '/article'],
  'experience-groups': ['/slugs/experience-groups', '/experience-group'],
  seasons: ['/events', '/event'],
  'faq-articles': ['/slugs/faq-articles', '/faq/article/slug'],
  'faq-categories': ['/slugs/faq-categories', '/faq/category'],
  'master-templates': ['/master-template/pages', '/master-template/page'],
  pages: ['/slugs/pages', '/page'],
};

const SINGLES: Record<FeedSingle, string> = {
  'offers-page': '/offers/page',
  footer: '/footer',
  'native-ad': '/native-ad',
  subscription: '/cinepass',
};

/** Everything that a site's API has, apart from the programme. */
export const SOURCES: readonly DocumentSource[] = [
  ...required.map((source) => ({ ...source, isRequired: true })),
  ...Object.entries(LISTS).map(([name, path]) => ({ name: name as FeedDocument, list: at(path) })),
  ...Object.entries(ITEMS).map(([name, [list, item]]) => ({
    name: name as FeedDocument,
    list: at(list),
    item: one(item),
  })),
  ...Object.entries(SINGLES).map(([name, path]) => ({
    name: name as FeedDocument,
    list: async (fetchPath: FetchPath) => {
      const response = await fetchPath(path);
      return response === undefined ? undefined : [response];
    },
  })),
];
