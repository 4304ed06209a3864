/** Just enough to write SVG by hand: short numbers, elements as text. */
export type Point = readonly [x: number, y: number];
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number at one decimal (or as many as given), without trailing zeros: posters must stay small. */
export function round(value: number, decimals = 1): number {
  const factor = 10 ** decimals;
  const rounded = Math.round(value * factor) / factor;
  return Object.is(rounded, -0) ? 0 : rounded;
}

/** Numbers side by side as path data likes them. */
export function numbers(...values: number[]): string {
  return values.map((value) => round(value)).join(' ');
}

/** One element; attributes that are undefined are left out, numbers are rounded to two decimals. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value, 2) : value}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return element('rect', { x, y, width, height, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

/** A closed filled shape through straight corners. */
export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return element('path', { d: `M${points.map(([x, y]) => numbers(x, y)).join('L')}Z`, fill, ...more });
}

/** A filled path from its data. */
export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more });
}

/** An unfilled path drawn with a pen. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more });
}

export function line(a: Point, b: Point, colour: string, width: number, more: Attributes = {}): string {
  return stroke(`M${numbers(...a)}L${numbers(...b)}`, colour, width, more);
}

export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, ...children);
}

/** What is drawn inside `shape` only; `id` must be unique in the sheet. */
export function clipped(id: string, shape: string, ...children: string[]): string {
  return `<clipPath id="${id}">${shape}</clipPath>${group({ 'clip-path': `url(#${id})` }, ...children)}`;
}

/** The point at a distance and an angle (degrees, clockwise from the right) of a centre. */
export function polar(cx: number, cy: number, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + distance * Math.cos(angle), cy + distance * Math.sin(angle)];
}

/** `count` wedges around a centre, every one as wide as the gap beside it, as one path's data. */
export function rays(cx: number, cy: number, radius: number, count: number, turn = 0, share = 0.5): string {
  const step = 360 / count;
  return Array.from({ length: count }, (_, i) => {
    const a = polar(cx, cy, radius, turn + i * step);
    const b = polar(cx, cy, radius, turn + (i + share) * step);
    return `M${numbers(cx, cy)}L${numbers(...a)}L${numbers(...b)}Z`;
  }).join('');
}

/** A ring or arc segment between two radii and two angles, as path data. */
export function sector(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const [a, b, c, d] = [
    polar(cx, cy, outer, from),
    polar(cx, cy, outer, to),
    polar(cx, cy, inner, to),
    polar(cx, cy, inner, from),
  ];
  return (
    `M${numbers(...a)}A${numbers(outer, outer)} 0 ${large} 1 ${numbers(...b)}` +
    `L${numbers(...c)}A${numbers(inner, inner)} 0 ${large} 0 ${numbers(...d)}Z`
  );
}

/** A whole picture on its ground colour. Text in pictures is outlines: see lettering.ts. */
export function sheet(width: number, height: number, ground: string, ...body: string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${rect(0, 0, width, height, ground)}${body.join('')}</svg>`
  );
}

/** A poster: 600 × 900. */
export function poster(ground: string, ...body: string[]): string {
  return sheet(600, 900, ground, ...body);
}
