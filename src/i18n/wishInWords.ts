import type { Translate } from './translator.ts';
import type { Key } from './dictionaries.ts';

/** What a wish names, as visitors know it, the slugs of its needs of access, and its hours, `HHMM`. */
type NamedWish = {
  readonly title: string;
  readonly place: string | undefined;
  readonly version: string | undefined;
  readonly format: string | undefined;
  readonly needs: readonly string[];
  readonly from: string | undefined;
  readonly until: string | undefined;
};

/** The names of needs of access, by slug. */
export const NEED_NAMES: Readonly<Record<string, Key>> = {
  audiodesc: 'Accessible.Described',
  'hearing-impaired': 'Accessible.Captioned',
  relaxed: 'Accessible.Relaxed',
  pmr: 'Accessible.Wheelchair',
};

/** A wish in words: `Metropolis, Lyon, VOST, from 18:00, until 22:30`. */
export function wishInWords({ title, place, version, format, needs, from, until }: NamedWish, t: Translate): string {
  const clock = (hour: string) => `${hour.slice(0, 2)}:${hour.slice(2)}`;
  const parts = [
    title,
    place,
    version,
    format,
    ...needs.flatMap((need) => (NEED_NAMES[need] === undefined ? [] : t(NEED_NAMES[need]))),
    from && t('TellMe.From', { time: clock(from) }),
    until && t('TellMe.Until', { time: clock(until) }),
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}
