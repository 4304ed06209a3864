/** The day on which each film was first released to the public, by id. */
export const firstReleases: Readonly<Record<number, string>> = {};
