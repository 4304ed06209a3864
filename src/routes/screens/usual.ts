/** What most screens are. A row says the rest, and what differs. */
export const USUAL = {
  status: 200,
  layout: 'full',
  sites: 'all',
  params: [],
  content: [],
  filters: false,
  query: [],
  form: null,
  offline: false,
  warm: false,
  menu: null,
  posters: false,
} as const;
/** A screen with one page on each site. */
export const SINGLE = { ...USUAL, item: null } as const;
/** A page of each of many items. */
export const OF_ITEM = { ...USUAL, params: ['slug'] } as const;
/** A page that is one text of the editors'. */
export const TEXT = {
  ...USUAL,
  item: { kind: 'pages', list: null },
  fresh: 'content',
  sitemap: true,
} as const;
