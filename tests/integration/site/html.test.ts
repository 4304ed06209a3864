import { describe, expect, test } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { siteOf, SITE_CODES } from '../../../src/sites/sites.ts';
import { builtPaths, examplesOf } from '../../support/screens.ts';
import { get } from '../../support/site.ts';
import { faultsOf } from '../../support/validHtml.ts';

describe.each(SITE_CODES)('%s', (code) => {
  const site = siteOf(code);

  test('every screen is valid HTML in every language', async () => {
    const examples = await examplesOf((path) => get(code, path));
    const faults: string[] = [];
    for (const language of site.languages) {
      const paths = [
        ...builtPaths(site, language, examples),
        `${href(site, language, 'search')}?q=le`,
        '/nothing/here',
      ];
      for (const path of paths) faults.push(...(await faultsOf(path, (await get(code, path)).text)));
    }
    expect(faults.slice(0, 40)).toEqual([]);
  });
});
