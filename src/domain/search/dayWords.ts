import type { Language } from '../../sites/sites.ts';

/** A part of a cinema day: the earliest and, not included, the latest start, in `minutesOfDay`. */
export type StartsWithin = { readonly from: number | undefined; readonly until: number | undefined };

/** What a word says of a day: which, counted from today, or the weekend; and which part of it. */
export type DayWord = { readonly day?: number | 'weekend'; readonly part?: keyof typeof PARTS };

const HOUR = 60;
/** Parts of a day, by start. */
export const PARTS = {
  morning: { from: undefined, until: 12 * HOUR },
  afternoon: { from: 12 * HOUR, until: 18 * HOUR },
  evening: { from: 17 * HOUR, until: undefined },
  night: { from: 22 * HOUR, until: undefined },
} as const satisfies Record<string, StartsWithin>;

/** The days of the week from Sunday, whole and in short, the months, and phrases between commas, in each language. */
type DayTable = {
  readonly weekdays: string;
  readonly shortWeekdays: string;
  readonly months: string;
  readonly words: readonly (readonly [phrases: string, says: DayWord])[];
};

export const DAY_WORDS: Readonly<Record<Language, DayTable>> = {
  fr: {
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    shortWeekdays: 'dim lun mar mer jeu ven sam',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    words: [
      ["aujourd'hui, maintenant", { day: 0 }],
      ['ce soir', { day: 0, part: 'evening' }],
      ['cette nuit', { day: 0, part: 'night' }],
      ['ce matin', { day: 0, part: 'morning' }],
      ['cet après-midi', { day: 0, part: 'afternoon' }],
      ['demain', { day: 1 }],
      ['après-demain', { day: 2 }],
      ['week-end, weekend, ce week-end, ce weekend', { day: 'weekend' }],
      ['matin, matinée', { part: 'morning' }],
      ['après-midi', { part: 'afternoon' }],
      ['soir, soirée', { part: 'evening' }],
    ],
  },
  en: {
    weekdays: 'sunday monday tuesday wednesday thursday friday saturday',
    shortWeekdays: 'sun mon tue wed thu fri sat',
    months: 'january february march april may june july august september october november december',
    words: [
      ['today, now', { day: 0 }],
      ['tonight, this evening', { day: 0, part: 'evening' }],
      ['this morning', { day: 0, part: 'morning' }],
      ['this afternoon', { day: 0, part: 'afternoon' }],
      ['tomorrow', { day: 1 }],
      ['the day after tomorrow, day after tomorrow', { day: 2 }],
      ['weekend, this weekend', { day: 'weekend' }],
      ['morning', { part: 'morning' }],
      ['afternoon, matinee', { part: 'afternoon' }],
      ['evening', { part: 'evening' }],
    ],
  },
  de: {
    weekdays: 'sonntag montag dienstag mittwoch donnerstag freitag samstag',
    shortWeekdays: 'so mo di mi do fr sa',
    months: 'januar februar märz april mai juni juli august september oktober november dezember',
    words: [
      ['heute, jetzt', { day: 0 }],
      ['heute Abend', { day: 0, part: 'evening' }],
      ['heute Nacht', { day: 0, part: 'night' }],
      ['heute Nachmittag', { day: 0, part: 'afternoon' }],
      ['morgen', { day: 1 }],
      ['übermorgen', { day: 2 }],
      ['Wochenende, am Wochenende, dieses Wochenende', { day: 'weekend' }],
      ['Vormittag', { part: 'morning' }],
      ['Nachmittag', { part: 'afternoon' }],
      ['Abend, abends', { part: 'evening' }],
    ],
  },
  nl: {
    weekdays: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
    shortWeekdays: 'zo ma di wo do vr za',
    months: 'januari februari maart april mei juni juli augustus september oktober november december',
    words: [
      ['vandaag, nu', { day: 0 }],
      ['vanavond', { day: 0, part: 'evening' }],
      ['vannacht', { day: 0, part: 'night' }],
      ['vanmiddag', { day: 0, part: 'afternoon' }],
      ['vanochtend', { day: 0, part: 'morning' }],
      ['morgen', { day: 1 }],
      ['overmorgen', { day: 2 }],
      ['weekend, dit weekend, weekeinde', { day: 'weekend' }],
      ['ochtend', { part: 'morning' }],
      ['middag', { part: 'afternoon' }],
      ['avond, avonds', { part: 'evening' }],
    ],
  },
};

/** What follows a number that is an hour, and what comes before one from, or up to, which is meant. */
export const HOUR_WORDS: Readonly<Record<Language, { units: string; from: string; until: string }>> = {
  fr: { units: 'h heure heures', from: 'après dès partir depuis', until: 'avant' },
  en: { units: 'pm am', from: 'from after', until: 'before' },
  de: { units: 'uhr', from: 'ab nach', until: 'vor' },
  nl: { units: 'uur', from: 'vanaf na', until: 'voor' },
};

/** Words that say nothing of what is looked for. */
export const FILLERS: Readonly<Record<Language, string>> = {
  fr: 'a à au aux de des du d le la les l un une en et pour dans vers avec ce cette film films cinéma cinémas séance séances place places billet billets',
  en: 'a an the at in on of for and with to film films movie movies cinema screening screenings ticket tickets showtimes',
  de: 'der die das den dem ein eine im in am an um für und mit zu film filme kino kinos vorstellung vorstellungen ticket tickets',
  nl: 'de het een in op om en voor met van bij te film films bioscoop bioscopen voorstelling voorstellingen ticket tickets kaartjes',
};
