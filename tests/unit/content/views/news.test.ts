import { describe, expect, test } from 'vitest';
import type { Content } from '../../../../src/content/catalogue.ts';
import { newsView } from '../../../../src/content/views/news.ts';
import { offersBlocks } from '../../../../src/content/views/offers.ts';
import type { Article, ArticleDate } from '../../../../src/contract/article.ts';
import type { OffersPage } from '../../../../src/contract/offersPage.ts';
import { makeContent, makeNews, makeOffer } from '../../../integration/store/content.ts';

const NOW = '2026-11-21 17:30:00';
const over: ArticleDate = { type: 'until', start: null, end: '2026-11-20 00:00:00' };

function contentOf(articles: readonly Article[], more: Partial<Content> = {}): Content {
  const { ecards, 'offers-page': page } = makeContent();
  return {
    articles: new Map(articles.map((article) => [article.slug, article])),
    ecards: new Map(ecards.map((ecard) => [ecard.slug, ecard])),
    'offers-page': page,
    ...more,
  } as Content;
}

const numbered = (count: number, make: (slug: string) => Article, releaseDate = '2026-11-01') =>
  Array.from({ length: count }, (_, index) => ({ ...make(`${make('x').type}-${index + 1}`), releaseDate }));
const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);
const offer = (slug: string) => makeOffer(slug, 'promotion');

describe('the news', () => {
  const all = contentOf([...numbered(20, makeNews), ...numbered(3, offer, '2026-11-15')]);

  // SPEC 4.69, 9.8
  test('begin with the first four, which the list does not repeat, and go on by eight', () => {
    const first = newsView(all, { type: undefined, page: 1 }, NOW)!;
    expect(slugs(first.pushes)).toEqual(['news-1', 'news-2', 'news-3', 'news-4']);
    expect(slugs(first.items).slice(0, 4)).toEqual(['offer-1', 'offer-2', 'offer-3', 'news-5']);
    expect(first).toMatchObject({ pages: 3, types: ['news', 'offer'] });
    const second = newsView(all, { type: undefined, page: 2 }, NOW)!;
    expect(second.pushes).toEqual([]);
    const third = newsView(all, { type: undefined, page: 3 }, NOW)!;
    const seen = [...first.pushes, ...first.items, ...second.items, ...third.items];
    expect(new Set(slugs(seen)).size).toBe(23);
    expect(seen).toHaveLength(23);
  });

  // SPEC 4.68
  test('are of one type where one is chosen', () => {
    const view = newsView(all, { type: 'offer', page: 1 }, NOW)!;
    expect(slugs(view.items)).toEqual(['offer-1', 'offer-2', 'offer-3']);
    expect(view).toMatchObject({ pushes: [], pages: 1 });
    expect(newsView(all, { type: 'news', page: 1 }, NOW)!.items).toHaveLength(8);
  });

  test('have no page beyond the last, none before the first and none between', () => {
    for (const page of [0, -1, 4, 1.5, Number.NaN])
      expect(newsView(all, { type: undefined, page }, NOW)).toBeUndefined();
    expect(newsView(contentOf([]), { type: undefined, page: 1 }, NOW)).toMatchObject({
      items: [],
      pages: 1,
      types: [],
    });
  });

  test('leave out what is over and what has moved', () => {
    const gone = [
      { ...offer('offer-1'), date: over },
      { ...makeNews('news-1'), redirectSlug: 'news-2' },
      makeNews('news-2'),
    ];
    const view = newsView(contentOf(gone), { type: undefined, page: 1 }, NOW)!;
    expect(slugs([...view.pushes, ...view.items])).toEqual(['news-2']);
  });

  test('are those of the day, of the same content too', () => {
    const content = contentOf([{ ...offer('offer-1'), date: over }, makeNews('news-1')]);
    const typesOn = (localNow: string) => newsView(content, { type: undefined, page: 1 }, localNow)!.types;
    expect(typesOn('2026-11-20 23:59:59')).toEqual(['news', 'offer']);
    expect(typesOn('2026-11-21 00:00:00')).toEqual(['news']);
    expect(typesOn('2026-11-20 08:00:00')).toEqual(['news', 'offer']);
  });
});

describe('the offers', () => {
  const order = (blockOrder: OffersPage['blockOrder']) => ({
    'offers-page': { ...makeContent()['offers-page'], blockOrder },
  });
  const articles = [offer('a'), makeOffer('b', 'temporary'), { ...makeOffer('c', 'temporary'), date: over }];

  // SPEC 2.24
  test('stand in their blocks, in the editors’ order', () => {
    const blocks = offersBlocks(contentOf(articles, order(['ecards', 'temporary', 'event', 'promotion'])), NOW);
    expect(blocks.map(({ name }) => name)).toEqual(['ecards', 'temporary', 'promotion']);
    expect(blocks.flatMap((block) => ('offers' in block ? slugs(block.offers) : []))).toEqual(['b', 'a']);
  });

  // SPEC 3.24
  test('of a block stand by their ordering, those without one after them', () => {
    const placed = [offer('a'), { ...offer('b'), ordering: 2 }, { ...offer('c'), ordering: 1 }];
    const [block] = offersBlocks(contentOf(placed, order(['promotion'])), NOW);
    expect(block && 'offers' in block && slugs(block.offers)).toEqual(['c', 'b', 'a']);
  });

  test('have no block that the editors left out, and none without a page of theirs', () => {
    expect(offersBlocks(contentOf(articles, order(['promotion'])), NOW).map(({ name }) => name)).toEqual(['promotion']);
    expect(offersBlocks(contentOf(articles, { 'offers-page': undefined }), NOW)).toEqual([]);
  });
});
