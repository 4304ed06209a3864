import { describe, expect, test } from 'vitest';
import type { Article } from '../../../src/contract/article.ts';
import type { OffersPage } from '../../../src/contract/offersPage.ts';
import { ARTICLE_SCREENS } from '../../../src/routes/screens.ts';
import { href } from '../../../src/routes/href.ts';
import { siteOf, type Language, type SiteCode } from '../../../src/sites/sites.ts';
import { get, originOf } from '../../support/site.ts';
import { walks } from '../../support/walks.ts';

const fr = siteOf('fr');
const ask = async <T>(code: SiteCode, path: string, language?: Language) =>
  (await get(code, `/api${path}${language ? `?language=${language}` : ''}`)).json() as T;
const articlesOf = (code: SiteCode, language?: Language) => ask<Article[]>(code, '/news-offers', language);
/** A text with escapes as in a page. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const has = (html: string, text: string) =>
  html.includes(text) || html.includes(escaped(text).replaceAll("'", '&#39;'));

describe.each(walks())('%s', (code, languages) => {
  const site = siteOf(code);

  // SPEC 1.8
  test.each(languages)('every article stands at its own address in %s, and says what it says', async (language) => {
    const articles = await articlesOf(code, language);
    expect(articles.length).toBeGreaterThan(12);
    for (const article of articles) {
      const { title, headline, slug, type } = article;
      const path = href(site, language, ARTICLE_SCREENS[type], { slug });
      const { status, text } = await get(code, path);
      expect(status, path).toBe(200);
      expect(has(text, title) && has(text, headline), path).toBe(true);
      // The beginning of the content, as it was imported.
      expect(text.includes(article.content.slice(0, 60)), path).toBe(true);
      expect(/<script[^>]* src=/.test(text), path).toBe(false);
    }
  });

  test.each(languages)('the lists in %s lead to each of them', async (language) => {
    const articles = await articlesOf(code, language);
    const news = href(site, language, 'news');
    const pages = await Promise.all(
      ['', '?page=2', '?page=3', '?type=news', '?type=news&page=2', '?type=event', '?type=offer'].map((query) =>
        get(code, news + query),
      ),
    );
    const listed = pages.map(({ text }) => text).join('');
    const { text: offers } = await get(code, href(site, language, 'offers'));
    for (const { type, slug } of articles) {
      const link = `href="${href(site, language, ARTICLE_SCREENS[type], { slug })}"`;
      expect(listed.includes(link), link).toBe(true);
      if (type !== 'news') expect(offers.includes(link), link).toBe(true);
    }
  });
});

describe('the news', () => {
  const page = (query: string) => get('fr', `${href(fr, 'fr', 'news')}${query}`);
  const current = (html: string) => [...html.matchAll(/href="([^"]*)"[^>]*aria-current="true"/g)].map(([, to]) => to);

  // SPEC 3.25, 9.8
  test('put one push forward and the first four before all others', async () => {
    const { text } = await page('');
    const newest = await ask<Article[]>('fr', '/news');
    const featured = await ask<{ type: string; title: string }[]>('fr', '/featured');
    const places = [
      featured.find(({ type }) => type === 'news')!.title,
      ...newest.slice(0, 4).map(({ title }) => title),
    ].map((title) => text.indexOf(title));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect((await page('?page=2')).text.includes(newest[0]!.title)).toBe(false);
  });

  // SPEC 3.62, 4.68
  test('are narrowed by type: the same again clears it', async () => {
    const { text } = await page('?type=offer');
    expect(text.includes('href="/actualites/')).toBe(false);
    expect(current(text)).toEqual(['/actualites']);
    expect(current((await page('')).text)).toEqual(['/actualites']);
  });

  test('have no page that is none, and each page its own address', async () => {
    for (const query of ['?page=0', '?page=99', '?page=x', '?page=1.5', '?type=offer&page=9']) {
      expect((await page(query)).status, query).toBe(404);
    }
    const canonical = async (query: string) => /rel="canonical" href="([^"]*)"/.exec((await page(query)).text)?.[1];
    expect(await canonical('')).toBe(`${originOf('fr')}/actualites`);
    expect(await canonical('?type=offer')).toBe(`${originOf('fr')}/actualites`);
    expect(await canonical('?page=2')).toBe(`${originOf('fr')}/actualites?page=2`);
  });

  // SPEC 2.25
  test('stand in the app without header and footer', async () => {
    const { status, text } = await get('fr', '/m/actualites');
    expect(status).toBe(200);
    expect(/<footer|site-header/.test(text)).toBe(false);
    expect(text.includes(`<link rel="canonical" href="${originOf('fr')}/actualites"`)).toBe(true);
    expect(text.includes('href="/m/actualites?type=offer"')).toBe(true);
  });

  // SPEC 2.25
  test('lead in the app to articles without header and footer, and these back to the news in the app', async () => {
    const lists = [await get('fr', '/m/actualites'), await get('fr', '/m/actualites?type=offer')];
    const links = lists.flatMap(({ text }) => [...text.matchAll(/href="([^"]*)"/g)].map(([, to]) => to!));
    expect(links.filter((to) => /^\/(actualites|offres|article)\//.test(to))).toEqual([]);
    const twins = links.filter((to) => /^\/m\/(actualites|offres|article)\//.test(to));
    expect(twins.length).toBeGreaterThan(0);
    for (const twin of new Set(twins)) {
      const { status, text } = await get('fr', twin);
      expect(status, twin).toBe(200);
      expect(/<footer|<header class="site-header/.test(text), twin).toBe(false);
      expect(text.includes(`<link rel="canonical" href="${originOf('fr')}${twin.slice('/m'.length)}"`), twin).toBe(
        true,
      );
      expect(text.includes('href="/m/actualites"'), twin).toBe(true);
      expect(/href="\/(actualites|offres)"/.test(text), twin).toBe(false);
    }
  });
});

// SPEC 1.7, 2.24
test('the blocks of the offers stand in the editors’ order', async () => {
  const { blockOrder } = await ask<OffersPage>('fr', '/offers/page');
  const { text } = await get('fr', href(fr, 'fr', 'offers'));
  const found = [...text.matchAll(/<section[^>]* id="(\w+)"/g)].map(([, id]) => id);
  expect(found).toEqual(blockOrder);
  expect(new Set(found)).toEqual(new Set(['promotion', 'event', 'temporary', 'ecards']));
});

describe('an article', () => {
  test('tells search engines what it is, when it came out and of which film it is', async () => {
    for (const article of await articlesOf('fr')) {
      const path = href(fr, 'fr', ARTICLE_SCREENS[article.type], { slug: article.slug });
      const { text } = await get('fr', path);
      const graphs = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
        ([, json]) => (JSON.parse(json!) as { '@graph': Record<string, unknown>[] })['@graph'],
      );
      const type = article.type === 'news' ? 'NewsArticle' : 'Article';
      expect(graphs.find((thing) => thing['@type'] === type)).toMatchObject({
        headline: article.title,
        datePublished: article.releaseDate,
        image: article.image,
        mainEntityOfPage: originOf('fr') + path,
        ...(article.featuredShow !== null && {
          about: { '@id': expect.stringContaining(article.featuredShow) as string },
        }),
      });
    }
  });

  // SPEC 4.72
  test('at the address of another type is led to its own', async () => {
    const articles = await articlesOf('fr');
    const news = articles.find(({ type }) => type === 'news')!;
    const offer = articles.find(({ type }) => type === 'offer')!;
    for (const [path, to] of [
      [`/offres/${news.slug}`, `/actualites/${news.slug}`],
      [`/article/${news.slug}`, `/actualites/${news.slug}`],
      [`/actualites/${offer.slug}`, `/offres/${offer.slug}`],
      [`/en/article/${offer.slug}`, `/en/offers/${offer.slug}`],
    ]) {
      const { status, headers } = await get('fr', path!);
      expect([status, headers.location], path).toEqual([301, to]);
    }
  });

  // SPEC 4.70, 4.72, 8.5
  test('that has moved is led to where it stands, and one that is none is not found', async () => {
    const moved = await get('fr', '/actualites/metropolis-44019-restored');
    expect(moved.status).toBe(301);
    expect((await get('fr', moved.headers.location!)).status).toBe(200);
    for (const path of ['/actualites/none', '/offres/none', '/article/none', '/en/news/none']) {
      const { status, headers } = await get('fr', path);
      expect([status, headers.location], path).toEqual([404, undefined]);
    }
  });

  // SPEC 2.53
  test('keeps its place when the language changes; one that is missing there leads to its list', async () => {
    const [{ slug } = { slug: '' }] = await ask<Article[]>('fr', '/news');
    const at = async (kind: string, item: string) =>
      (await get('fr', `/redirect/en/${kind}/slug/${item}`)).headers.location;
    expect(await at('news-item', slug)).toBe(`/en/news/${slug}`);
    expect(await at('news-item', 'none')).toBe('/en/news');
    expect(await at('offer', 'none')).toBe('/en/offers');
  });

  // SPEC 3.19
  test('shows its date, its author and the ways to share it as its flags say', async () => {
    const articles = await articlesOf('fr');
    for (const article of articles) {
      const { text } = await get('fr', href(fr, 'fr', ARTICLE_SCREENS[article.type], { slug: article.slug }));
      const { articleCreationDate, socialMedia, newsTag } = article.displayFlags;
      const head = text.slice(text.indexOf('<h1'), text.indexOf('</header>', text.indexOf('<h1')));
      expect(head.includes(`datetime="${article.releaseDate}"`), article.slug).toBe(articleCreationDate);
      expect(text.includes('href="mailto:?subject='), article.slug).toBe(socialMedia);
      const before = text.slice(text.indexOf('<article'), text.indexOf('<h1'));
      expect(article.topic !== null && before.includes(`>${article.topic}</p>`), article.slug).toBe(newsTag);
    }
  });
});
