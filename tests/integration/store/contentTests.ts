import { beforeEach, describe, expect, test } from 'vitest';
import { catalogueOf } from '../../../src/content/catalogue.ts';
import { changesSince, lastChange } from '../../../src/content/changes.ts';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { languagesOf } from '../../../src/content/languages.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeContent, type FeedEditorial } from './content.ts';
import { makeSite, writeSite, type FeedSite } from './feed.ts';

const be = siteOf('be');

/** Editors' content in the store: a chain on the be site with an item of each kind in each language. */
export function contentTests(folder: string): void {
  let feed: FeedSite;
  const inFrench = () => feed.languages.fr as (typeof feed.languages)['fr'] & FeedEditorial;
  const importBe = async () => {
    await writeSite(folder, be, feed);
    const { sites } = await importFeed(folder);
    return sites.find(({ site }) => site === 'be')!;
  };

  beforeEach(async () => {
    feed = makeSite(be);
    for (const language of Object.values(feed.languages)) Object.assign(language, makeContent());
    await importBe();
  });

  test('comes out as it went in, items by slug or id and what there is one of by its kind', async () => {
    const { content } = await catalogueOf(be, 'nl');
    const expected = makeContent();
    expect([...content.articles.values()]).toEqual(expected.articles);
    expect(content['faq-articles'].get('refunds')).toEqual(expected['faq-articles'][0]);
    expect(content.alerts.get('a1')).toEqual(expected.alerts[0]);
    expect([...content['ecard-types'].keys()]).toEqual(['5']);
    expect([...content['footer-faq'].keys()]).toEqual(['default']);
    expect(content.footer).toEqual(expected.footer);
    expect(content['offers-page']).toEqual(expected['offers-page']);
  });

  test('may be absent, whole or in one language: a feed of before goes on working', async () => {
    feed = makeSite(be);
    expect(await importBe()).toMatchObject({ outcome: 'applied', faults: [] });
    const { content } = await catalogueOf(be, 'fr');
    expect(content.articles.size).toBe(0);
    expect(content.footer).toBeUndefined();
    feed.languages.fr!.articles = makeContent().articles;
    expect(await importBe()).toMatchObject({ outcome: 'applied' });
    expect(await languagesOf(be, 'articles', 'news-1')).toEqual(['fr']);
    expect(await languagesOf(be, 'articles', 'nowhere')).toEqual([]);
  });

  test('changes its own pages; what stands on every page changes the site', async () => {
    const changesOf = async (change: (of: FeedEditorial) => void) => {
      const last = await lastChange();
      change(inFrench());
      expect(await importBe()).toMatchObject({ outcome: 'applied' });
      return (await changesSince(last)).tags.toSorted();
    };
    expect(await changesOf(({ articles }) => (articles[0]!.title = 'Other'))).toEqual(['content:be:articles']);
    expect(await changesOf((of) => (of['offers-page'].header.title = 'Other'))).toEqual(['content:be:offers-page']);
    expect(await changesOf(({ footer }) => (footer.columns[0]!.title = 'Other'))).toEqual(['site:be']);
    expect(await changesOf(({ alerts }) => alerts.pop())).toEqual(['site:be']);
    expect(await changesOf(({ videos }) => videos.pop())).toEqual(['content:be:videos']);
  });

  test('is harmless once it is stored', async () => {
    const hostile =
      '<h1 onclick="x()">Head</h1><script>x()</script><img src="https://spy.example/x.gif"><img src="/\\spy.example/x.gif">';
    const of = inFrench();
    for (const article of of.articles) article.content = hostile;
    of.alerts[0]!.message = hostile;
    of.experiences[0]!.services[0]!.description = hostile;
    of['faq-articles'][0]!.content = hostile;
    of.footer.faq!.items[0]!.description = hostile;
    of.subscription.offers[0]!.description = hostile;
    of['master-templates'][0]!.listing!.items[0]!.description = hostile;
    await importBe();
    const { content } = await catalogueOf(be, 'fr');
    const stored = JSON.stringify([...Object.values(content)].map((kind) => (kind instanceof Map ? [...kind] : kind)));
    expect(stored).toContain('<h2>Head</h2>');
    expect(stored).not.toMatch(/onclick|<script|spy\.example/);
  });

  describe('with a fault is refused, with its place', () => {
    const cases: [
      name: string,
      change: (of: FeedEditorial) => void,
      fault: { file: string; path: string; expected: string; got: string },
    ][] = [
      [
        'a type that is none',
        ({ articles }) => (articles[0]!.type = 'blog' as never),
        {
          file: 'articles.json',
          path: '$[slug=news-1].type',
          expected: '"news" or "event" or "offer" or "experience"',
          got: '"blog"',
        },
      ],
      [
        'a date without its day',
        ({ articles }) => Object.assign(articles[1]!, { date: { type: 'until', start: null, end: null } }),
        { file: 'articles.json', path: '$[slug=offer-1].date.end', expected: 'string', got: 'null' },
      ],
      [
        'a slug twice',
        ({ articles }) => (articles[2]!.slug = 'news-1'),
        {
          file: 'articles.json',
          path: '$[slug=news-1].slug',
          expected: 'a slug that no other item has',
          got: '"news-1"',
        },
      ],
      [
        'an id twice',
        ({ featured }) => (featured[1]!.id = 'push-1'),
        { file: 'featured.json', path: '$[id=push-1].id', expected: 'an id that no other item has', got: '"push-1"' },
      ],
      [
        'a cinema that is none',
        ({ articles }) => Object.assign(articles[1]!, { cinemas: ['cinema-1', 'nowhere'] }),
        {
          file: 'articles.json',
          path: '$[slug=offer-1].cinemas[1]',
          expected: 'a cinema of cinemas.json',
          got: '"nowhere"',
        },
      ],
      [
        'a redirect to an article of another type',
        ({ articles }) => (articles[0]!.redirectSlug = 'offer-1'),
        {
          file: 'articles.json',
          path: '$[slug=news-1].redirectSlug',
          expected: 'an article of type news',
          got: '"offer-1"',
        },
      ],
      [
        'a help article of no category',
        (of) => (of['faq-articles'][0]!.category.id = 'none'),
        {
          file: 'faq-articles.json',
          path: '$[slug=refunds].category.id',
          expected: 'a category of faq-categories.json',
          got: '"none"',
        },
      ],
      [
        'a script for an address',
        ({ footer }) => (footer.columns[0]!.links[0]!.url = 'javascript:alert(1)'),
        {
          file: 'footer.json',
          path: '$.columns[title=Chain].links[title=About].url',
          expected: 'an http(s) address or a path',
          got: '"javascript:alert(1)"',
        },
      ],
    ];
    test.each(cases)('%s', async (_, change, { file, ...fault }) => {
      change(inFrench());
      const report = await importBe();
      expect(report).toMatchObject({ outcome: 'refused', faultCount: 1 });
      expect(report.faults[0]).toMatchObject({ file: `be/fr/${file}`, ...fault });
    });
  });
}
