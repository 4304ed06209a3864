import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../../src/sites/sites.ts';

/** A day of the small feed's screenings. */
export const SMALL_DAY = '2026-11-22';
export const SMALL_SHOW = 'the-film-7';

type Raw = Record<string, unknown>;
/** What a small chain writes, with the least that each file must have. */
export type SmallFeed = {
  cities: Raw[];
  cinemas: (Raw & { theaters: Raw[] })[];
  shows: Raw[];
  versions: Raw[];
  showtimes: Raw[];
};

/**
 * A feed of two cinemas in one town that leaves out all that it can: of `plain` nothing else is known; `rich` has what
 * the first has not.
 */
export function makeSmallFeed(): SmallFeed {
  const theater = { addressLine1: '1 rue du Phare', addressCity: 'Brest' };
  const link = (cinema: number, session: number) => `https://t.example/fr/V${cinema}S${session}/booking`;
  return {
    cities: [{ slug: 'brest', name: 'Brest' }],
    cinemas: [
      { slug: 'plain', citySlug: 'brest', name: 'Plain', vistaRef: '1', theaters: [theater] },
      {
        ...{ slug: 'rich', citySlug: 'brest', name: 'Rich', vistaRef: '2' },
        theaters: [{ ...theater, addressZip: '29200', gpsPosition: { x: 48.39, y: -4.48 } }],
        ...{
          hallCount: 3,
          seatCount: 400,
          phone: '+33 (0)2 98 00 00 00, 08 36 68 69 70 (0,34 €/min)',
          website: 'https://rich.example',
        },
        openingHours: [{ days: 'Du lundi au vendredi', hours: '13:30–23:00' }],
      },
    ],
    shows: [{ slug: SMALL_SHOW, title: 'The film', genres: ['Comédie dramatique'] }],
    versions: [{ slug: 'vf', label: 'VF' }],
    showtimes: [
      {
        show: SMALL_SHOW,
        cinema: 'plain',
        showtimes: { [SMALL_DAY]: [{ time: `${SMALL_DAY} 20:30:00`, version: 'vf', refCmd: link(1, 1) }] },
      },
      {
        show: SMALL_SHOW,
        cinema: 'rich',
        showtimes: {
          [SMALL_DAY]: [
            {
              ...{ time: `${SMALL_DAY} 21:00:00`, endTime: `${SMALL_DAY} 22:45:00`, version: 'vf', refCmd: link(2, 1) },
              ...{ auditoriumName: 'Salle 3', auditoriumCapacity: '120' },
            },
          ],
        },
      },
    ],
  };
}

/** Writes it for a site, the same in each of its languages. */
export async function writeSmallFeed(folder: string, site: Site, feed: SmallFeed): Promise<void> {
  const root = join(folder, site.code);
  await rm(root, { recursive: true, force: true });
  const { showtimes, shows, ...documents } = feed;
  for (const language of site.languages) {
    await mkdir(join(root, language), { recursive: true });
    for (const [name, document] of Object.entries({ ...documents, shows: { shows } })) {
      await writeFile(join(root, language, `${name}.json`), JSON.stringify(document));
    }
  }
  await writeFile(join(root, 'showtimes.ndjson'), showtimes.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
