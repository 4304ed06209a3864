const NEW_WINDOW = /(<(?:a|form)(?:"[^"]*"|[^<>"])*) target="_blank"/g;

/**
 * Removes `target="_blank"` from a page: the app has only one window and opens all links there. Here rather than where links are
 * written, since Astro, React, tickets and editors' texts write them, some once for all variants.
 */
export function inOneWindow(html: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(html.toString('latin1').replaceAll(NEW_WINDOW, '$1'), 'latin1');
}
