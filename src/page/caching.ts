import type { Fresh } from '../routes/facts.ts';

/**
 * What a page adds to what its row says of caching: `Astro.locals.caching`. The renderer makes the headers of both
 * (request/render/caching.ts), once the whole page is rendered.
 */
export type Caching = {
  /** In place of the row's. */
  fresh?: NonNullable<Fresh>;
  /** The instant until which it is right at most, epoch milliseconds, if there is one. */
  until?: number | undefined;
  /**
   * The cinemas and the shows whose programme it has, by slug, if they are others than those of its item; `all` cinemas also where
   * it has what their programmes say together (`siteProgramme`).
   */
  cinemas?: readonly string[] | 'all';
  shows?: readonly string[];
  /** Further cache tags. */
  tags?: readonly string[];
};
