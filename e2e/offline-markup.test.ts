import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Response } from '@playwright/test';
import { siteOf } from '../src/sites/sites.ts';
import { TEST_CLOCK } from '../tests/support/clock.ts';
import { environment } from '../tests/support/environment.ts';
import { elementsOf, ownText } from '../tests/support/html.ts';
import { startSite, type RunningSite } from '../tests/support/server.ts';
import { makeSite, showSlug, withoutPictures, writeSite } from '../tests/integration/store/feed.ts';
import { letItBeKept, noteOf, UNREACHED } from './support/offline.ts';
import { expect, test } from './support/test.ts';

const TITLE = 'Le <style> film <main> </body> <!-- <script> "𝕏 א</title> data-play="https://player.vimeo.com/1"';
let folder: string;
let site: RunningSite | undefined;

test.use({ serviceWorkers: 'allow', tolerated: [UNREACHED] });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurore-markup-'));
  const size = { cinemas: 1, shows: 2, days: 2, screeningsADay: 3, firstDay: TEST_CLOCK.slice(0, 10) };
  const feed = withoutPictures(makeSite(siteOf('fr'), size));
  for (const { shows, 'show-details': details } of Object.values(feed.languages)) {
    shows.shows[0]!.title = TITLE;
    details[0]!.title = TITLE;
  }
  await writeSite(join(folder, 'feed'), siteOf('fr'), feed);
  const settings = { DATABASE_URL: `sqlite:${join(folder, 'markup.db')}`, CLOCK: TEST_CLOCK, DATA_DIR: folder };
  await promisify(execFile)(process.execPath, ['src/cli/import.ts', join(folder, 'feed')], {
    env: environment(settings),
  });
  site = await startSite('offline-markup', settings);
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true });
});

/** What a page that came is made of: its elements in order, without what the worker adds. */
async function structureOf(response: Response | null): Promise<string[]> {
  return elementsOf(await response!.text())
    .filter(({ tagName }) => !['style', 'script', 'template'].includes(tagName))
    .map((element) => (ownText(element).includes(TITLE) ? `${element.tagName} of the title` : element.tagName));
}

for (const path of [`/films/${showSlug(1)}`, '/films']) {
  test(`a title that looks like markup leaves the copy of ${path.replace(/-\d+$/, '')} as it is @all`, async ({
    page,
    context,
  }) => {
    const address = `http://fr.aurore.localhost:${site!.port}${path}`;
    const seen = await structureOf(await page.goto(address));
    expect(seen.filter((name) => name.endsWith('of the title'))).not.toEqual([]);
    await letItBeKept(page);
    await context.setOffline(true);
    const response = await page.reload();
    expect(response!.fromServiceWorker()).toBe(true);
    await expect(noteOf(page)).toBeVisible();
    await expect(page.locator('main')).toHaveCount(1);
    // Its style is allowed, and so are those of the page.
    await expect(noteOf(page)).toHaveCSS('border-bottom-style', 'solid');
    expect(await structureOf(response)).toEqual(seen);
  });
}
