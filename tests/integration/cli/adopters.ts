/** Four chains of one country each, in languages and countries that the project does not have, as adopters would write them. */

/** Rows of brand/sites.ts. */
export const ADOPTERS = {
  it: row('it', { country: 'IT', languages: ['it', 'en'], timeZone: 'Europe/Rome', currency: 'EUR', city: 'milano' }),
  gb: row('gb', { country: 'GB', languages: ['en'], timeZone: 'Europe/London', currency: 'GBP', city: 'london' }),
  pl: row('pl', { country: 'PL', languages: ['pl'], timeZone: 'Europe/Warsaw', currency: 'PLN', city: 'warszawa' }),
  tn: row('tn', { country: 'TN', languages: ['ar', 'fr'], timeZone: 'Africa/Tunis', currency: 'TND', city: 'tunis' }),
} as const;
export type Adopter = keyof typeof ADOPTERS;

type Facts = {
  readonly country: string;
  readonly languages: readonly string[];
  readonly timeZone: string;
  readonly currency: string;
  readonly city: string;
};

function row(code: string, { country, languages, timeZone, currency, city }: Facts) {
  const byLanguage = (value: (language: string) => string) =>
    Object.fromEntries(languages.map((language) => [language, value(language)]));
  return {
    code,
    country,
    defaultLanguage: languages[0]!,
    languages,
    locales: byLanguage((language) => `${language}-${country}`),
    releaseZones: byLanguage((language) => `${country}_${language.toUpperCase()}`),
    dataAuthority: 'The authority',
    timeZone,
    currency,
    ratingSystem: 'Default',
    favouritesLimit: 5,
    versionLabel: 'version',
    subtitles: null,
    profilePage: 'favourite-cinemas',
    mainCity: city,
    regions: [],
    paths: {},
    screens: [],
    features: [],
    footerCities: [city],
  };
}

/** Words of brand/brand.ts in each of their languages. */
export const WORDS = { it: 'Tessera', en: 'Pass', pl: 'Karnet', ar: 'بطاقة', fr: 'Passe' };

/** The folders of i18n that they add: each file has what its people have written so far. */
export const FOLDERS = {
  it: {
    strings: {
      Header: { Cinemas: 'Cinema', Language: 'Lingua' },
      Cinema: { Halls_one: '{{count}} sala', Halls_other: '{{count}} sale' },
      Mail: { Hello: 'Ciao {{name}},', Verify: { Subject: 'Conferma il tuo indirizzo' } },
    },
    paths: { screens: { cinemas: 'cinema', cinema: 'cinema/{slug}', movie: 'film/{slug}', near: 'vicino-a-me' } },
    search: { days: { 'oggi, adesso': { day: 0 }, domani: { day: 1 } }, fillers: 'il la i di a da in al' },
  },
  pl: {
    strings: {
      Header: { Cinemas: 'Kina' },
      Cinema: { Halls_one: '{{count}} sala', Halls_few: '{{count}} sale', Halls_many: '{{count}} sal' },
    },
    paths: { screens: { cinemas: 'kina', cinema: 'kina/{slug}' } },
  },
  ar: {
    strings: {
      Header: { Cinemas: 'قاعات السينما' },
      Cinema: {
        Halls_zero: 'لا قاعات',
        Halls_one: 'قاعة واحدة',
        Halls_two: 'قاعتان',
        Halls_few: '{{count}} قاعات',
        Halls_many: '{{count}} قاعة',
        Halls_other: '{{count}} قاعة',
      },
    },
  },
} as const;
