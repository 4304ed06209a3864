import type { Frame, Point } from './mercator.ts';

/** What a map has in one place: one thing, or several that are too near to each other to be told apart. */
export type MapSpot<T> = {
  /** Per cent of the map's width and height. */
  readonly left: number;
  readonly top: number;
  /** The first is where the mark is. */
  readonly items: readonly T[];
};

/**
 * The least distance of two marks as a share of the map's width: 24 px on the narrowest screen, where a map is 288 px
 * wide (WCAG 2.5.8).
 */
const GAP = 24 / 288;
/** With more a map is not read, and too heavy: then marks are farther from each other. */
export const MOST_MARKS = 40;

/** The marks of what is in a frame; items are given in the order of their importance, and the first give the places. */
export function marksIn<T>(items: readonly T[], frame: Frame, pointOf: (item: T) => Point, gap = GAP): MapSpot<T>[] {
  const groups: { point: Point; items: T[] }[] = [];
  for (const item of items) {
    const point = pointOf(item);
    if (!isIn(point, frame)) continue;
    const near = groups.find(
      (each) => Math.hypot(each.point[0] - point[0], each.point[1] - point[1]) < gap * frame.width,
    );
    if (near) near.items.push(item);
    else groups.push({ point, items: [item] });
  }
  if (groups.length > MOST_MARKS) return marksIn(items, frame, pointOf, gap * 1.2);
  return groups
    .map(({ point: [x, y], items: marked }) => ({
      left: ((x - frame.x) / frame.width) * 100,
      top: ((y - frame.y) / frame.height) * 100,
      items: marked,
    }))
    .sort((a, b) => a.top - b.top || a.left - b.left);
}

function isIn([x, y]: Point, frame: Frame): boolean {
  return x >= frame.x && y >= frame.y && x <= frame.x + frame.width && y <= frame.y + frame.height;
}

/** Where a mark's name has room beside it: on the narrowest map, only on wide ones, or nowhere until it is pointed at. */
export type Room = { readonly from: 'phone' | 'desk' | undefined; readonly side: 'left' | 'right' | 'below' };

/** How wide maps are at least, in CSS pixels, and how high a name is there: on wide ones it has a time below it. */
const WIDTHS = { phone: { width: 288, height: 18 }, desk: { width: 400, height: 34 } } as const;
/** What the bar for distances takes of the lower left corner. */
const BAR = { width: 1 / 3, height: 36 };
/** Half a mark, and about a letter, in CSS pixels. */
const MARK = 13;
const LETTER = 7;

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/**
 * Which names of marks have room, in the order given: a name covers no mark, no other name, and not the bar for
 * distances. `aspect` is the map's.
 */
export function roomForNames(
  marks: readonly (Pick<MapSpot<unknown>, 'left' | 'top'> & { readonly name: string })[],
  aspect: number,
): Room[] {
  const sides = new Map<number, Room['side']>();
  const placed = (size: keyof typeof WIDTHS) => {
    const { width, height } = WIDTHS[size];
    const centres = marks.map(({ left, top }) => [(left / 100) * width, (top / 100) * (width / aspect)] as const);
    const high = width / aspect;
    const bar = { left: 0, right: width * BAR.width, top: high - BAR.height, bottom: high };
    const taken: Box[] = [...centres.map(([x, y]) => around(x, y)), bar];
    return marks.map(({ name }, index) => {
      const [x, y] = centres[index]!;
      const long = MARK + name.length * LETTER;
      const boxes = {
        right: { left: x + MARK, right: x + long, top: y - height / 2, bottom: y + height / 2 },
        left: { left: x - long, right: x - MARK, top: y - height / 2, bottom: y + height / 2 },
        below: { left: x - (long - MARK) / 2, right: x + (long - MARK) / 2, top: y + MARK, bottom: y + MARK + height },
      };
      const known = sides.get(index);
      for (const side of known ? [known] : (['right', 'left', 'below'] as const)) {
        const box = boxes[side];
        const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= high;
        if (!isInside || taken.some((other) => overlap(box, other))) continue;
        taken.push(box);
        sides.set(index, side);
        return true;
      }
      return false;
    });
  };
  const [desk, phone] = [placed('desk'), placed('phone')];
  return marks.map(({ left }, index) => ({
    from: phone[index] ? 'phone' : desk[index] ? 'desk' : undefined,
    // What is shown when it is pointed at reaches into the map.
    side: sides.get(index) ?? (left > 50 ? 'left' : 'right'),
  }));
}

function around(x: number, y: number): Box {
  return { left: x - MARK, right: x + MARK, top: y - MARK, bottom: y + MARK };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
