import { formatReference } from '../../domain/screening/bookingReference.ts';
import { dateFormat } from '../../lib/formats.ts';
import { localeOf, siteOf, SITE_CODES, type Language } from '../../sites/sites.ts';
import { catalogueOf, type Catalogue } from '../catalogue.ts';
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

/** The screening that the stand-in's `V{vistaRef}S{session}` names, on whichever site has it. */
export async function bookedScreening(named: string, language: Language): Promise<BookedScreening | undefined> {
  for (const code of SITE_CODES) {
    const site = siteOf(code);
    const spoken = site.languages.find((each) => each === language) ?? site.defaultLanguage;
    const catalogue = await catalogueOf(site, spoken);
    const found = await screeningNamed(catalogue, named);
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

/** In a link an S may also be part of either id, so that more than one cinema may be meant. */
async function screeningNamed(catalogue: Catalogue, named: string) {
  for (const { vistaRef } of catalogue.cinemas) {
    if (!named.startsWith(`V${vistaRef}S`)) continue;
    const found = await showtimeOfBooking(catalogue, formatReference(vistaRef, named.slice(vistaRef.length + 2)));
    if (found) return found;
  }
  return undefined;
}
