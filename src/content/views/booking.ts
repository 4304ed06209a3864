import { dateFormat } from '../../lib/formats.ts';
import { localeOf, siteOf, SITE_CODES, type Language } from '../../sites/sites.ts';
import { catalogueOf } from '../catalogue.ts';
import { showtimeOfBooking } from '../bookings.ts';

export type BookedScreening = {
  readonly title: string;
  readonly cinema: string;
  readonly hall: string;
  /** `YYYY-MM-DD HH:MM:SS` in the cinema's zone, and in words. */
  readonly local: string;
  readonly when: string;
  readonly version: string;
};

/** The screening that a booking reference (`V{vistaRef}S{session}`) names, on whichever site has it. */
export async function bookedScreening(reference: string, language: Language): Promise<BookedScreening | undefined> {
  for (const code of SITE_CODES) {
    const site = siteOf(code);
    const spoken = site.languages.find((each) => each === language) ?? site.defaultLanguage;
    const catalogue = await catalogueOf(site, spoken);
    const found = await showtimeOfBooking(catalogue, reference);
    if (!found) continue;
    const when = dateFormat(localeOf(site, spoken), {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    return {
      title: catalogue.showsBySlug.get(found.show)?.title ?? found.show,
      cinema: catalogue.cinemasBySlug.get(found.cinema)?.name ?? found.cinema,
      hall: found.hall,
      local: found.time,
      when: when.format(new Date(`${found.time.replace(' ', 'T')}Z`)),
      version: catalogue.versions.get(found.version)?.description ?? found.version,
    };
  }
  return undefined;
}
