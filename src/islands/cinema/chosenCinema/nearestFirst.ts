import type { LocatorCookie } from '../../../domain/cinema/locator.ts';

type Point = readonly [latitude: number, longitude: number];

function pointOf(row: Element | null | undefined): Point | undefined {
  const [latitude, longitude] = ((row as HTMLElement | undefined)?.dataset['geo'] ?? '').split(',').map(Number);
  return latitude !== undefined && longitude !== undefined ? [latitude, longitude] : undefined;
}

/**
 * Sorts a programme's cinemas and other cities (`data-geo`) by their distance from the visitor's location, or from the
 * cinema that their choice comes to; the server sorts by the distance from the city's centre. Within a country a flat
 * earth is accurate enough, so this does without SPEC's formula, whose module would weigh on all pages with this script
 * (choice.ts).
 */
export function nearestFirst(root: ParentNode, choice: LocatorCookie, cinema: string | undefined): void {
  const from =
    choice.type === 'position'
      ? ([choice.value.x, choice.value.y] as const)
      : pointOf(root.querySelector(`[data-geo][data-place="${cinema}"]`));
  if (!from) return;
  const shrink = Math.cos((from[0] * Math.PI) / 180);
  for (const list of root.querySelectorAll('[data-rows],[data-near]')) {
    const away = (row: Element) => {
      const [latitude, longitude] = pointOf(row) ?? [Infinity, 0];
      return (latitude - from[0]) ** 2 + ((longitude - from[1]) * shrink) ** 2;
    };
    const children = [...list.children] as HTMLElement[];
    list.append(
      ...children.filter((row) => row.dataset['geo'] !== undefined).sort((a, b) => away(a) - away(b) || 0),
      // Where all has begun (layouts/ShowPage.astro) stays below.
      ...children.filter(({ localName }) => localName === 'details'),
    );
  }
}
