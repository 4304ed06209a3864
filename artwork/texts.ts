import type { DemoShow } from '../demo/types.ts';

/** `Buster Keaton & Clyde Bruckman`; for events without a director, the first of the cast. */
export function makersOf(show: DemoShow): string {
  const names = show.directors.length > 0 ? show.directors : show.cast;
  return names.slice(0, 2).join(' & ').replaceAll("'", '’');
}

/** `Buster Keaton & Clyde Bruckman, 1926` */
export function creditOf(show: DemoShow, separator = ', '): string {
  return `${makersOf(show)}${separator}${show.year}`;
}

/** The title cut before its subtitle: `Nosferatu` and `a symphony of horror`. */
export function partsOf(title: string): { readonly main: string; readonly rest: string } {
  const cut = /^(.+?)(?:\s*[:–—]\s+|,\s+(?=(?:eine|une|een|a)\s))(.+)$/.exec(title);
  return cut ? { main: cut[1]!, rest: cut[2]! } : { main: title, rest: '' };
}
