/** The few entities that the import leaves in editors' HTML. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of editors' HTML, which the import has sanitised, without its elements. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|h\d|li|dt|dd|div|blockquote|figcaption|td|th)>|<br\b[^<>]*>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}
