import { expect, test } from 'vitest';
import { namedMedia } from '../../../src/content/namedMedia.ts';
import { currentDatabase } from '../../../src/database/current.ts';

const pathOf = (index: number) => `/media/x-${index.toString(16).padStart(8, '0')}`;
const at = '2026-11-27T20:00:00.000Z';

/** Which pictures anything names. Runs on rows of its own, which it takes away. */
export function mediaTests(): void {
  test('all content, versions and settings are read for the pictures that they name', async () => {
    const db = await currentDatabase();
    const before = await namedMedia(db);
    const expected = Array.from({ length: 1207 }, (_, index) => pathOf(index));
    const generation = 900_000;
    const undo = async () => {
      for (const table of ['document', 'cinema_day', 'programme', 'showtime_text'] as const) {
        await db.deleteFrom(table).where('generation', '=', generation).execute();
      }
      await db.deleteFrom('revision').where('id', '>=', generation).execute();
      await db.deleteFrom('site_settings').where('site', '=', 'be').execute();
    };
    try {
      // More than are read at once, and of a generation that is not shown.
      const documents = expected.slice(0, 1200).map((path, position) => {
        const key = { generation, language: 'fr', kind: 'show', slug: `s-${position}` } as const;
        return { ...key, position, data: JSON.stringify({ poster: { lg: `${path}-640.webp` } }) };
      });
      for (let index = 0; index < 1200; index += 100) {
        await db
          .insertInto('document')
          .values(documents.slice(index, index + 100))
          .execute();
      }
      const html = (index: number) => JSON.stringify({ html: `<img src="${pathOf(index)}.avif"> ${'x'.repeat(9)}` });
      await db
        .insertInto('cinema_day')
        .values({ generation, cinema: 'a', day: '2026-11-27', data: html(1200) })
        .execute();
      const programme = { generation, cinema: 'a', show: 'b', position: 0, tags: '[]' };
      await db
        .insertInto('programme')
        .values({ ...programme, data: html(1201) })
        .execute();
      const special = { generation, language: 'fr', booking: 'x' };
      await db
        .insertInto('showtime_text')
        .values({ ...special, data: html(1202) })
        .execute();
      for (const [index, state] of (['draft', 'published', 'undone'] as const).entries()) {
        const id = generation + index;
        const place = { id, site: 'tn', language: 'fr', kind: 'articles', slug: 'a', state, from_at: at } as const;
        const who = { until_at: null, current: 0, source: 'editor', author: 'ada', at } as const;
        await db
          .insertInto('revision')
          .values({ ...place, ...who, data: html(1203 + index) })
          .execute();
      }
      await db
        .insertInto('site_settings')
        .values({ site: 'be', revision: 1, data: html(1206) })
        .execute();
      const named = await namedMedia(db);
      expect([...named].filter((path) => !before.has(path)).sort()).toEqual(expected.sort());
    } finally {
      await undo();
    }
    expect(await namedMedia(db)).toEqual(before);
  });
}
