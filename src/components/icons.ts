/**
 * The Lucide icons used by the interface, services and tags. The pattern has to be a literal, because Vite reads it
 * there.
 */
const files = import.meta.glob<string>(
  '/node_modules/lucide-static/icons/{accessibility,arrow-left,audio-lines,baby,book-open,cake,calendar,captions,car,chevron-down,coffee,dog,ear,hand,headphones,images,map-pin,moon,music,piano,play,plug-zap,popcorn,presentation,school,search,shirt,umbrella,user,utensils,wine}.svg',
  { query: '?raw', import: 'default', eager: true },
);

const byName = new Map(Object.entries(files).map(([file, svg]) => [/([a-z0-9-]+)\.svg$/.exec(file)?.[1] ?? file, svg]));

/** Accessibility offers find their icons under the names of their tags. */
const OF_TAGS = { audiodesc: 'audio-lines', 'hearing-impaired': 'captions', pmr: 'accessibility' } as const;

/** Every icon by its id, as SVG; also served to the mobile app. */
export const icons: ReadonlyMap<string, string> = new Map([
  ...byName,
  ...Object.entries(OF_TAGS).map(([tag, name]) => [tag, byName.get(name) ?? ''] as const),
]);
