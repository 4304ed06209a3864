import type { programmeDaySchema } from '../contract/programme.ts';
import type { SeasonSchedule } from '../contract/season.ts';
import type { z } from 'zod';
import { pagesDatabase } from '../database/current.ts';
import { fallUnder } from '../domain/programme/tags.ts';
import type { Site } from '../sites/sites.ts';
import { liveGeneration } from './live.ts';

/** When and where the shows of a season play (SPEC 3, "Season schedule per day and cinema"). One statement. */
export async function seasonSchedule(site: Site, shows: readonly string[]): Promise<SeasonSchedule> {
  if (shows.length === 0) return {};
  const db = await pagesDatabase();
  const rows = await db
    .selectFrom('programme_day')
    .select(['show', 'cinema', 'day', 'data'])
    .where('generation', '=', liveGeneration(site))
    .where('show', 'in', shows)
    .orderBy('day')
    .orderBy('cinema')
    .execute();
  const schedule: SeasonSchedule = Object.fromEntries(shows.map((show) => [show, {}]));
  for (const { show, cinema, day, data } of rows) {
    const { tags, bookable, cineOrder } = JSON.parse(data) as z.infer<typeof programmeDaySchema>;
    const ofDay = (schedule[show]![day] ??= {});
    ofDay[cinema] = { live: fallUnder('live', tags), bookable, order: Math.round(cineOrder) };
  }
  return schedule;
}
