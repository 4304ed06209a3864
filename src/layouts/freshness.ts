/**
 * How long, in seconds, a page with screenings is cached: it is never more than a minute old, and an import shows at
 * once anyway, by the tags of the page.
 */
export const PROGRAMME = { maxAge: 30, swr: 30 } as const;

/**
 * The same for editors' content, where minutes are soon enough: an expired offer leaves the lists shortly after
 * midnight.
 */
export const CONTENT = { maxAge: 300, swr: 600 } as const;
