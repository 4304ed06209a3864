import type { LocatorCookie } from '../../../domain/cinema/locator.ts';
import { marked, marksOf } from '../../../markup/marks.ts';

type Point = readonly [latitude: number, longitude: number];

function pointOf(row: HTMLElement | null | undefined): Point | undefined {
  const [latitude, longitude] = ((row && marksOf(row).geo) ?? '').split(',').map(Number);
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
      : pointOf(root.querySelector<HTMLElement>(`${marked('geo')}${marked('place', cinema ?? '')}`));
  if (!from) return;
  const shrink = Math.cos((from[0] * Math.PI) / 180);
  for (const list of root.querySelectorAll(`${marked('rows')},${marked('near')}`)) {
    const away = (row: HTMLElement) => {
      const [latitude, longitude] = pointOf(row) ?? [Infinity, 0];
      return (latitude - from[0]) ** 2 + ((longitude - from[1]) * shrink) ** 2;
    };
    const children = [...list.children] as HTMLElement[];
    list.append(
      ...children.filter((row) => marksOf(row).geo !== undefined).sort((a, b) => away(a) - away(b) || 0),
      // Where all has begun (layouts/show/ShowPage.astro) stays below.
      ...children.filter(({ localName }) => localName === 'details'),
    );
  }
}
