const COLOUR = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
/** The WCAG 2.2 relative luminance on which black and white text have the same contrast. */
const MIDDLE = 0.179;

/** Whether a colour of the feed, `#rrggbb`, is dark and so needs light text; undefined for any other text. */
export function isDark(colour: string | null): boolean | undefined {
  const [, ...parts] = COLOUR.exec(colour ?? '') ?? [];
  if (parts.length === 0) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < MIDDLE;
}
