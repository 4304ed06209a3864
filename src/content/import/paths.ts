/** An item of a list, by the field that names it. */
type Named = { readonly field: string; readonly name: string };

/** Where something is in a document. */
export type Path = readonly (PropertyKey | Named)[];

/** The fields that name an item for the people who wrote it; the first one that it has does. */
const NAMES = ['slug', 'id', 'typeId', 'name', 'title', 'label', 'time', 'type'] as const;
const MAX_NAME = 60;

/** What stands for an item in a path: its name, or its index if it has none. */
export function nameOf(item: unknown, index: number): Named | number {
  if (typeof item !== 'object' || item === null) return index;
  for (const field of NAMES) {
    const name = ownField(item, field);
    if ((typeof name === 'string' && name !== '') || typeof name === 'number') return { field, name: String(name) };
  }
  return index;
}

/** The same path with names in place of indexes, where items have one. */
export function namedPath(value: unknown, path: readonly PropertyKey[]): Path {
  let inner: unknown = value;
  return path.map((key) => {
    inner = typeof inner === 'object' && inner !== null ? ownField(inner, key) : undefined;
    return typeof key === 'number' ? nameOf(inner, key) : key;
  });
}

/** What stands for a line of screenings at the head of its paths: its show and cinema, if it says them. */
export function lineName(line: unknown): Path {
  if (typeof line !== 'object' || line === null) return [];
  return ['show', 'cinema'].flatMap((field) => {
    const name = ownField(line, field);
    return typeof name === 'string' && name !== '' ? [{ field, name }] : [];
  });
}

/** The value at a path without names; undefined when there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? ownField(inner, key) : undefined),
    value,
  );
}

function ownField(of: object, key: PropertyKey): unknown {
  return Object.hasOwn(of, key) ? (of as Record<PropertyKey, unknown>)[key] : undefined;
}

/** A path as text: `$.shows[slug=metropolis-44019].title`. */
export function textOfPath(path: Path): string {
  return `$${path.map(textOfPart).join('')}`;
}

function textOfPart(part: Path[number]): string {
  if (typeof part === 'number') return `[${part}]`;
  if (typeof part === 'object') return `[${part.field}=${textOfName(part.name)}]`;
  return /^[A-Za-z_]\w*$/.test(String(part)) ? `.${String(part)}` : `[${JSON.stringify(String(part))}]`;
}

function textOfName(name: string): string {
  const short = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
  return /^[\w.-]+$/.test(short) ? short : JSON.stringify(short);
}

/** The same for all items and all days: `$.shows[].title`. */
export function shapeOfPath(path: Path): string {
  const parts = path.map((part) => (typeof part === 'string' && /^[A-Za-z_]\w*$/.test(part) ? `.${part}` : '[]'));
  return `$${parts.join('')}`;
}
