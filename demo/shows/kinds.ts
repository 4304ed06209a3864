/** What shows of one kind have in common. */
export const silentFilm = { kind: 'film', silent: true } as const;
export const soundFilm = { kind: 'film', silent: false } as const;

/**
 * The works of live events are real, with the year of their first performance; theatres, companies and artists are
 * invented. Directors name the author first, then the stage director; the duration includes the interval.
 */
const staged = { silent: false, age: 0, warnings: [], kids: false, distributor: 'Aurore en scène' } as const;
export const opera = { ...staged, kind: 'opera', genres: ['opera'] } as const;
export const ballet = { ...staged, kind: 'ballet', genres: ['ballet'] } as const;
export const concert = { ...staged, kind: 'concert', genres: ['concert'] } as const;
export const theatre = { ...staged, kind: 'theatre', genres: ['theatre'] } as const;
