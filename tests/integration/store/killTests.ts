import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { catalogueOf } from '../../../src/content/catalogue.ts';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { cinemaProgramme } from '../../../src/content/programme.ts';
import { currentDatabase } from '../../../src/database/current.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeSite, SMALL, writeSite } from './feed.ts';
import { live, strayGenerations } from './rows.ts';

const ma = siteOf('ma');

/** Imports from the command line that are killed midway. */
export function killTests(folder: string): void {
  const old = makeSite(ma);
  // More rows than an import writes in one transaction.
  const next = makeSite(ma, { cinemas: 25, shows: 20, days: 14, screeningsADay: 4, firstDay: '2026-12-01' });

  beforeAll(async () => {
    await writeSite(folder, ma, old);
    await importFeed(folder);
    await writeSite(folder, ma, next);
  });

  const stagedRows = async () => {
    const db = await currentDatabase();
    const { count } = await db
      .selectFrom('showtime')
      .innerJoin('spare_generation', 'spare_generation.generation', 'showtime.generation')
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };

  const killWhen = async (isTime: () => Promise<boolean>) => {
    const importer = spawn(process.execPath, ['src/cli/import.ts', folder], { stdio: 'ignore' });
    const ended = once(importer, 'exit');
    // A few milliseconds at a time: on a busy machine, the moment could pass between two looks.
    for (;;) {
      const isOver = importer.exitCode !== null;
      if (await isTime()) break;
      expect(isOver).toBe(false);
      importer.kill('SIGCONT');
      await setTimeout(5);
      importer.kill('SIGSTOP');
    }
    importer.kill('SIGKILL');
    await ended;
  };

  test.each([
    ['its generation is begun', async () => (await strayGenerations()).length > 0],
    ['some of its screenings are staged', async () => (await stagedRows()) > 0],
  ])('killed when %s, it leaves the old, whole; the next import cleans up', async (_, isTime) => {
    await killWhen(isTime);
    expect(await cinemaProgramme(await live(ma), 'cinema-1')).toEqual(old.programme['cinema-1']);
    expect((await catalogueOf(ma, 'fr')).cinemas).toEqual(old.languages.fr!.cinemas);
    expect(await strayGenerations()).toHaveLength(1);

    await writeSite(folder, ma, old);
    const { sites } = await importFeed(folder);
    expect(sites[0]!.outcome).toBe('unchanged');
    expect(await strayGenerations()).toEqual([]);
    await writeSite(folder, ma, next);
  });

  test('killed once it is live, it leaves the new, whole; the next import cleans up', async () => {
    const { generation } = await catalogueOf(ma, 'fr');
    await killWhen(async () => (await catalogueOf(ma, 'fr')).generation !== generation);
    expect(await cinemaProgramme(await live(ma), 'cinema-25')).toEqual(next.programme['cinema-25']);
    const { sites } = await importFeed(folder);
    expect(sites[0]!.outcome).toBe('unchanged');
    expect(await strayGenerations()).toEqual([]);
    await writeSite(folder, ma, makeSite(ma, { ...SMALL, days: 1 }));
    expect((await importFeed(folder, { allowLoss: true })).sites[0]!.outcome).toBe('applied');
  });
}
