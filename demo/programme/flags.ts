import type { Show } from '../../src/contract/show.ts';
import type { Language, Site } from '../../src/sites/sites.ts';
import { releaseZoneOf } from '../../src/sites/sites.ts';
import { randomOf } from '../random.ts';
import type { DemoShow, Localised } from '../types.ts';
import { isMarathon, RARE } from './films.ts';
import { hasPresale, popularityOf, presaleDays, releaseDay, stateOf } from './releases.ts';

type Flag = { readonly colour: NonNullable<Show['flagColor']>; readonly text: Localised };

/** Colours as SPEC 3 numbers them: green, yellow, grey, red, blue with a heart. */
const flags = {
  isNew: { colour: '1', text: { fr: 'Nouveau', en: 'New', de: 'Neu', nl: 'Nieuw' } },
  presale: { colour: '2', text: { fr: 'Préventes', en: 'Advance sales', de: 'Vorverkauf', nl: 'Voorverkoop' } },
  weekly: {
    colour: '3',
    text: { fr: 'Une fois par semaine', en: 'Once a week', de: 'Einmal pro Woche', nl: 'Eén keer per week' },
  },
  last: { colour: '4', text: { fr: 'Dernière semaine', en: 'Last week', de: 'Letzte Woche', nl: 'Laatste week' } },
  favourite: {
    colour: '5',
    text: { fr: 'Coup de cœur', en: 'We love it', de: 'Unser Tipp', nl: 'Onze favoriet' },
  },
} as const satisfies Record<string, Flag>;

const restored: Localised = {
  fr: 'Version restaurée',
  en: 'New restoration',
  de: 'Restaurierte Fassung',
  nl: 'Gerestaureerde versie',
};

/** The flag worth showing on a show today, at most one. */
export function flagOf(show: DemoShow, site: Site, today: string): Flag | null {
  if (show.kind !== 'film' || show.id === RARE.withoutDate) return null;
  if (isMarathon(show)) return flags.weekly;
  const zone = releaseZoneOf(site, site.defaultLanguage);
  const { state, age, weeksLeft } = stateOf(show, zone, today);
  if (state === 'coming') {
    const isOnSale = hasPresale(show) && presaleDays(releaseDay(show, zone, today)).sales <= today;
    return isOnSale ? flags.presale : null;
  }
  if (state === 'resting') return null;
  if (age < 7) return flags.isNew;
  if (weeksLeft === 1) return flags.last;
  return popularityOf(show) > 1.2 && randomOf(`favourite ${show.id}`).chance(0.6) ? flags.favourite : null;
}

/** A label about the copy that is shown. */
export function labelOf(show: DemoShow, language: Language): string | null {
  const isRestored = show.kind === 'film' && (isMarathon(show) || randomOf(`restored ${show.id}`).chance(0.25));
  return isRestored ? restored[language] : null;
}
