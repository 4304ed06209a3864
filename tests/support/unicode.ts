const BMP = 0x1_00_00;
const END = 0x11_00_00;
/** Of the planes after the first, in which all characters are alike. */
const STEP = 257;

/** All of Unicode's first plane, halves of characters too, and some of each other plane, in so many texts. */
export function unicodeIn(count: number): readonly string[] {
  const others = Array.from({ length: Math.floor((END - BMP) / STEP) }, (_, index) => BMP + index * STEP);
  const points = [...Array(BMP).keys(), ...others];
  const size = Math.ceil(points.length / count);
  return Array.from({ length: count }, (_, part) =>
    points
      .slice(part * size, (part + 1) * size)
      .map((point) => String.fromCodePoint(point))
      .join(' '),
  );
}
