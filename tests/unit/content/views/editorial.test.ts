import { describe, expect, test } from 'vitest';
import type { Catalogue, Content } from '../../../../src/content/catalogue.ts';
import { articleOf, articlesOf, latestFirst, newsOf, offersOf } from '../../../../src/content/views/articles.ts';
import { footerFaq } from '../../../../src/content/views/footer.ts';
import { chosenPlan, shownSubscription } from '../../../../src/content/views/subscription.ts';
import { latestVideos } from '../../../../src/content/views/videos.ts';
import type { Article } from '../../../../src/contract/article.ts';
import { makeContent, makeNews, makeOffer } from '../../../integration/store/content.ts';

const bySlug = <Item extends { slug: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.slug, item]));
const withArticles = (...articles: Article[]) => ({ articles: bySlug(articles) }) as unknown as Content;
const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

describe('an article', () => {
  const moved = { ...makeNews('moved'), redirectSlug: 'latest' };
  const latest = { ...makeNews('latest'), releaseDate: '2026-11-21' };
  const content = withArticles(makeNews('first'), makeOffer('offer', 'promotion'), moved, latest, makeNews('second'));

  test('stands at an address of its type alone', () => {
    expect(articleOf(content, 'news', 'first')?.slug).toBe('first');
    expect(articleOf(content, 'news', 'moved')?.slug).toBe('moved');
    expect(articleOf(content, 'offer', 'first')).toBeUndefined();
    expect(articleOf(content, 'news', 'none')).toBeUndefined();
  });

  test('is listed by its type in the editors’ order, unless it has moved', () => {
    expect(slugs(articlesOf(content, 'news'))).toEqual(['first', 'latest', 'second']);
    expect(slugs(articlesOf(content, 'offer', 'news'))).toEqual(['first', 'offer', 'latest', 'second']);
    expect(articlesOf(content, 'event')).toEqual([]);
    // Looking through tens of thousands takes longer than the rest of a page: each list is made once.
    expect(articlesOf(content, 'news')).toBe(articlesOf(content, 'news'));
    expect(newsOf(content)).toBe(newsOf(content));
  });

  test('stands by its day, the latest first; those of a day in the editors’ order', () => {
    expect(slugs(newsOf(content))).toEqual(['latest', 'first', 'second']);
    const days = ['2026-11-01', '2026-11-03', '2026-11-02'].map((releaseDate) => ({
      ...makeNews(releaseDate),
      releaseDate,
    }));
    expect(slugs(latestFirst(days))).toEqual(['2026-11-03', '2026-11-02', '2026-11-01']);
  });

  test('that is an offer stands in its block, by its place, without one at the end', () => {
    const placed = [
      makeOffer('c', 'promotion'),
      { ...makeOffer('b', 'promotion'), ordering: 2 },
      { ...makeOffer('x', 'temporary'), ordering: 1 },
      { ...makeOffer('a', 'promotion'), ordering: 1 },
    ];
    expect(slugs(offersOf(withArticles(...placed), 'promotion'))).toEqual(['a', 'b', 'c']);
    expect(slugs(offersOf(withArticles(...placed), 'temporary'))).toEqual(['x']);
  });
});

// SPEC 5.10
describe('questions at the foot of a page', () => {
  const { footer } = makeContent();
  const whole = { title: 'Where?', description: 'Here.' };
  const contentOf = (questions: readonly object[]) =>
    ({ footer, 'footer-faq': new Map([['Cinema', { questions }]]) }) as unknown as Content;

  test('are those of the type of page, else the footer’s own', () => {
    const content = contentOf([whole]);
    expect(footerFaq(content, 'Cinema')?.questions).toEqual([whole]);
    expect(footerFaq(content, 'Cinema')).toMatchObject({ title: 'Questions', description: '', cta: null });
    for (const type of ['Movie', undefined]) expect(footerFaq(content, type)?.questions).toEqual(footer.faq!.items);
  });

  test('are none where none has a title and an answer, or the footer has no such block', () => {
    expect(footerFaq(contentOf([{ title: 'Why?', description: null }]), 'Cinema')).toBeUndefined();
    expect(footerFaq({ ...contentOf([whole]), footer: { ...footer, faq: null } }, 'Cinema')).toBeUndefined();
    expect(footerFaq({ ...contentOf([whole]), footer: undefined }, 'Cinema')).toBeUndefined();
  });
});

describe('the subscription', () => {
  const { subscription } = makeContent();

  // SPEC 5.14, 5.15
  test('is shown without plans that have no picture, and without partners that have no theatre', () => {
    const shown = shownSubscription({ subscription } as unknown as Content)!;
    expect(shown.offers.map(({ id }) => id)).toEqual(['solo']);
    expect(shown.partnerCinemas.map(({ name }) => name)).toEqual(['Friends']);
    expect(shown.terms).toBe(subscription.terms);
    expect(shownSubscription({ subscription: undefined } as unknown as Content)).toBeUndefined();
  });

  test('has the plan of the address, with the options that it names', () => {
    const chosen = (query: string) => chosenPlan(subscription.offers, new URLSearchParams(query));
    expect(chosen('plan=solo&options=imax-1')?.offer.id).toBe('solo');
    expect(chosen('plan=solo')?.quantities).toEqual({ imax: 0 });
    expect([chosen('plan=none'), chosen('')]).toEqual([undefined, undefined]);
  });
});

describe('the latest videos', () => {
  const video = (id: string, main: boolean) => ({ ...makeContent().videos[0]!, id, main });
  const shown = (...trailers: string[]) => ({ trailers: trailers.map((externalId) => ({ externalId })) });
  const catalogue = {
    content: { videos: new Map(['aa', 'bb', 'cc', 'dd'].map((id) => [id, video(id, id === 'bb' || id === 'dd')])) },
    detailsBySlug: new Map(
      Object.entries({
        one: { slug: 'one', ...shown('https://youtu.be/xx', 'https://youtu.be/aa') },
        two: { slug: 'two', ...shown('https://www.youtube.com/watch?v=bb&t=1') },
        gone: { slug: 'gone', ...shown('/media/dd-01234567.webm') },
        other: { slug: 'other', ...shown('https://youtu.be/xcc') },
      }),
    ),
    showsBySlug: bySlug([{ slug: 'one' }, { slug: 'two' }, { slug: 'other' }]),
  } as unknown as Catalogue;

  test('are trailers of the site’s shows, main ones first', () => {
    expect(latestVideos(catalogue).map(({ video: { id }, show }) => [id, show.slug])).toEqual([
      ['bb', 'two'],
      ['aa', 'one'],
    ]);
  });
});
