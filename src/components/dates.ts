/** Noon UTC of a day has the same date in every zone of ours. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** `samedi 21 novembre` */
export function longDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    noon(day),
  );
}

/** `21 novembre 2026` */
export function fullDate(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    noon(day),
  );
}
