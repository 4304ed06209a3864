import type { Frame } from '../domain/cinema/mercator.ts';

/** A country's outline, drawn by scripts/outlines.ts: its address, its square, and where that is on the world's map. */
export type Outline = { readonly href: string; readonly side: number; readonly frame: Frame };

const ADDRESSES = import.meta.glob<string>('#brand/outlines/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const DRAWINGS = import.meta.glob<string>('#brand/outlines/*.svg', { query: '?raw', import: 'default', eager: true });

const known = new Map<string, Outline | undefined>();

/** The outline of a country (ISO 3166-1); undefined where nobody has drawn it. */
export function outlineOf(country: string): Outline | undefined {
  if (!known.has(country)) known.set(country, read(country));
  return known.get(country);
}

function read(country: string): Outline | undefined {
  const path = Object.keys(DRAWINGS).find((each) => each.endsWith(`/${country}.svg`));
  const [, side, x, y, width] =
    (path && /viewBox="0 0 (\d+) \d+" data-frame="([\d.]+) ([\d.]+) ([\d.]+)"/.exec(DRAWINGS[path]!)) || [];
  if (!path || !width) return undefined;
  const size = Number(width);
  // A page names a part of the file, so that it can give the land its colours.
  return {
    href: `${ADDRESSES[path]}#land`,
    side: Number(side),
    frame: { x: Number(x), y: Number(y), width: size, height: size },
  };
}
