/** The icons used by the interface, services and tags: those of Lucide, copied as they are (icons/LICENSE). */
const files = import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true });

const byName = new Map(Object.entries(files).map(([file, svg]) => [/([a-z0-9-]+)\.svg$/.exec(file)?.[1] ?? file, svg]));

/** Accessibility offers find their icons under the names of their tags. */
const OF_TAGS = { audiodesc: 'audio-lines', 'hearing-impaired': 'captions', pmr: 'accessibility' } as const;

/** Every icon by its id, as SVG; also served to the mobile app. */
export const icons: ReadonlyMap<string, string> = new Map([
  ...byName,
  ...Object.entries(OF_TAGS).map(([tag, name]) => [tag, byName.get(name) ?? ''] as const),
]);
