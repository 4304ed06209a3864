import type { z } from 'zod';
import type { Catalogue } from '../content/catalogue.ts';
import type { ShowOnSite, SiteProgramme } from '../content/siteProgramme.ts';
import type { zoneSchema } from '../contract/programme.ts';

/** The wanted shows of a programme, in the order of /shows. */
export function showsInZone(
  { shows }: Catalogue,
  playing: SiteProgramme,
  isWanted: (show: ShowOnSite) => boolean,
): z.infer<typeof zoneSchema> {
  return {
    shows: shows.flatMap(({ slug, isComingSoon, next24ShowtimesCount }) => {
      const here = playing.get(slug);
      if (!here || !isWanted(here)) return [];
      const { tags, bookable, isKids } = here;
      return { slug, tags: [...tags], bookable, isKids, isComingSoon, next24ShowtimesCount };
    }),
  };
}
