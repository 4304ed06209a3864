import { parseReference } from '../domain/screening/bookingReference.ts';
import { currentSettings } from '../settings/settings.ts';
import type { TicketingPlace } from '../settings/ticketing.ts';
import type { Language } from '../sites/sites.ts';

/** What a template of booking links is filled in with. */
type Filling = Readonly<Partial<Record<TicketingPlace, string>>>;

/** A template with these filled in; what is not among them stays. */
export function fillTemplate(template: string, filling: Filling): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => filling[name as TicketingPlace] ?? place);
}

/** A screening as it is stored: its reference, and its link if TICKETING_URL does not say where it is booked. */
type Stored = { readonly booking: string; readonly cinema: string; readonly link: string | null };

/** Gives a function with the booking links of stored screenings, for pages in a language. */
export function bookingLinks(language: Language): (screening: Stored) => string {
  // The language is the same for hundreds, and in most templates the ids stand as in a reference.
  const template = currentSettings().TICKETING_URL.replaceAll('{language}', language);
  const [before = '', after, ...more] = template.split('V{vistaRef}S{session}');
  const isSimple = after !== undefined && more.length === 0 && !(before + after).includes('{');
  return ({ booking, cinema, link }) => {
    if (link !== null) return link.replaceAll('{language}', language);
    if (isSimple && !/[.~]/.test(booking)) return before + booking + after;
    return fillTemplate(template, { cinema, ...parseReference(booking) });
  };
}
