/**
 * How long a page with screenings is kept, in seconds: it is never more than a minute old, and an import shows at once
 * whatever this says, by the tags of the page.
 */
export const PROGRAMME = { maxAge: 30, swr: 30 } as const;
