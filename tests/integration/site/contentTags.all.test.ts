import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedContent, feedSingles, type FeedContent, type FeedSingle } from '../../../src/contract/feed.ts';
import { tagsOfDocument } from '../../../src/content/revisions/tags.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { environment } from '../../support/environment.ts';
import { request, type Answer } from '../../support/request.ts';
import { builtPaths, type Examples } from '../../support/screens.ts';
import { startSite } from '../../support/server.ts';
import { makeContent } from '../store/content.ts';
import { makeSite, showSlug, writeSite } from '../store/feed.ts';

type Kind = FeedContent | FeedSingle;

const site = siteOf('fr');
const CLOCK = '2026-11-21T11:00:00+01:00';
const folder = mkdtempSync(join(tmpdir(), 'aurore-content-tags-'));

const EXAMPLES: Examples = {
  ...{ movie: showSlug(1), entertainment: showSlug(6), person: 'f-w-murnau', city: 'city-3', cinema: 'cinema-1' },
  ...{ screening: 'V3001S1', newsItem: 'news-1', offer: 'offer-1', article: 'event-1', experience: 'imax' },
  ...{ experienceArticle: 'special-1', experienceGroup: 'large', season: 'opera', specialEvent: 'marathon' },
  ...{ masterTemplate: 'about', helpCategory: 'booking', helpId: '1001', helpSlug: 'refunds' },
};
const PATHS = [
  ...builtPaths(site, 'fr', EXAMPLES),
  ...['/sitemap.xml', '/sitemap/fr-1.xml', '/feed/fr/news.xml', '/llms.txt', '/api/news-offers', '/api/gpxp'],
];

beforeAll(async () => {
  const feed = makeSite(site, { cinemas: 6, shows: 6, days: 2, screeningsADay: 6, firstDay: '2026-11-21' });
  for (const language of Object.values(feed.languages)) {
    const { vod, ...content } = makeContent();
    Object.assign(language, content, { vod: vod.map((each) => ({ ...each, slug: EXAMPLES.movie })) });
    for (const details of language['show-details']) details.vodAvailability = true;
    for (const tag of language.tags) tag.modalDescription = 'What it is';
  }
  await writeSite(join(folder, 'feed'), site, feed);
  await promisify(execFile)(process.execPath, ['src/cli/import.ts', join(folder, 'feed')], {
    env: environment({ DATABASE_URL: `sqlite:${join(folder, 'whole.db')}`, CLOCK }),
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a site answers at each address that is made of a store's content without that of a document. */
async function answersWithout(kind: Kind | undefined): Promise<ReadonlyMap<string, Answer>> {
  const file = join(folder, `${kind}.db`);
  cpSync(join(folder, 'whole.db'), file);
  const database = new DatabaseSync(file);
  if (kind) {
    const { changes } = database.prepare('delete from document where kind = ?').run(kind);
    expect(changes, `documents of ${kind}`).toBeGreaterThan(0);
  }
  database.close();
  const running = await startSite(`content-tags-${kind}`, { DATABASE_URL: `sqlite:${file}`, CLOCK, CDN: 'on' });
  try {
    const answers = new Map<string, Answer>();
    for (const path of PATHS) {
      const answer = await request(running.port, 'fr', path);
      answers.set(path, { ...answer, text: answer.text.replaceAll(`${running.port}`, 'port') });
    }
    return answers;
  } finally {
    await running.stop();
  }
}

const textOf = ({ status, text }: Answer) => `${status} ${text}`;

test('what a document of editors’ content is on says so in its tags', async () => {
  const whole = await answersWithout(undefined);
  expect([...whole].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([]);
  const untagged: string[] = [];
  const nowhere: Kind[] = [];
  for (const kind of [...Object.keys(feedContent), ...Object.keys(feedSingles)] as Kind[]) {
    const [tag = ''] = tagsOfDocument('fr', kind, '');
    const without = await answersWithout(kind);
    const differing = PATHS.filter((path) => textOf(without.get(path)!) !== textOf(whole.get(path)!));
    if (differing.length === 0) nowhere.push(kind);
    for (const path of differing) {
      const tags = whole.get(path)!.headers['cache-tag'];
      if (tags !== undefined && !String(tags).split(', ').includes(tag)) untagged.push(`${tag} ${path}`);
    }
  }
  expect(untagged).toEqual([]);
  // Each page type has the footer’s own questions here, and the chain’s videos are no film’s trailers.
  expect(nowhere).toEqual(['footer-faq', 'videos']);
});
