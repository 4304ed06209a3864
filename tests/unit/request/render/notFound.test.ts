import { expect, test, vi } from 'vitest';
import { emptyCatalogue } from '../../../../src/content/catalogue.ts';
import { noNeeds } from '../../../../src/page/needs.ts';
import { notFound } from '../../../../src/request/render/renderPage.ts';
import { siteOf } from '../../../../src/sites/sites.ts';

const renders = vi.hoisted(() => ({ urls: [] as string[] }));
vi.mock(import('../../../../src/request/render/astro.ts'), async (original) => ({
  ...(await original()),
  renderWith: ({ url }) => {
    renders.urls.push(url);
    const response = new Response(url, { status: url.includes('errorCode=410') ? 410 : 404 });
    return Promise.resolve({ response, caching: {}, needs: noNeeds() });
  },
}));

test('addresses that lead nowhere cost one render for each code that their page can show, whatever they ask for', async () => {
  const catalogue = emptyCatalogue(siteOf('fr'), 'fr');
  const ask = async (address: string) => {
    const response = await notFound(new Request(`http://fr.aurore.localhost/${address}`), catalogue);
    return `${response.status} ${await response.text()}`;
  };
  const [one, two] = [await ask('a'), await ask('b?errorCode=404')];
  const [gone, goneToo] = [await ask('a?errorCode=410'), await ask('b?errorCode=410&q=x')];
  expect(await ask('c?errorCode=1e3')).toBe(one);
  expect([one, gone]).toEqual([two, goneToo]);
  expect([one, gone].map((text) => text.slice(0, 3))).toEqual(['404', '410']);
  expect(renders.urls).toHaveLength(2);
});
