import { describe, expect, test } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { isAvailable, SCREENS, type Screen } from '../../../src/routes/screens.ts';
import { siteOf, SITE_CODES, type Language, type Site } from '../../../src/sites/sites.ts';
import { get, originOf } from '../../support/site.ts';

const centres = (['fr', 'nl'] as const).flatMap((code) =>
  siteOf(code).languages.map((language) => ({ code, language, site: siteOf(code) })),
);
type Centre = (typeof centres)[number];
/** SPEC 2, "Footer": the groups of each site's help items. */
const CATEGORIES = {
  fr: 'cinema-experience home-cinema online-booking programming subscription your-account',
  nl: 'club-subscriptions film-information home-video order-tickets plan-your-visit vouchers-and-gift-cards',
} as const;
const helpScreens = SCREENS.filter((screen) => screen.startsWith('help'));

type Article = { id: string; slug: string; title: string; teaser: string; category: { id: string } };
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)![0];
const categoryIds = (html: string) => [...mainOf(html).matchAll(/<h2 id="([a-z-]+)"/g)].map(([, id]) => id!);
const articlesOf = async ({ code, language }: Centre, category: string) =>
  (
    (await get(code, `/api/faq/category/${category}?language=${language}`)).json() as {
      articles: Article[];
    }
  ).articles;
const to = (site: Site, language: Language, screen: Screen, of: { slug?: string; id?: string } = {}, webview = false) =>
  href(site, language, screen, of, { webview });
const plain = (text: string) => text.replaceAll('&#39;', '’').replaceAll('&amp;', '&').replaceAll('&quot;', '"');

describe.each(centres)('the help centre of $code in $language', (centre) => {
  const { code, language, site } = centre;

  // SPEC 2.26, 2.97
  test('groups its questions by SPEC’s categories, and each has its page', async () => {
    const home = await get(code, to(site, language, 'help'));
    expect(home.status).toBe(200);
    const ids = categoryIds(home.text);
    expect(ids.toSorted()).toEqual(CATEGORIES[code].split(' '));
    for (const id of ids) {
      const page = await get(code, to(site, language, 'helpCategory', { id }));
      expect(page.status, id).toBe(200);
      const articles = await articlesOf(centre, id);
      expect(articles.length).toBeGreaterThanOrEqual(5);
      // All have the same name, so the browser keeps only one open at a time.
      expect(page.text.match(/<details name="answers"/g), id).toHaveLength(articles.length);
      for (const { title, slug } of articles) {
        expect(plain(page.text).includes(title), slug).toBe(true);
        const link = `href="${to(site, language, 'helpArticleBySlug', { slug })}"`;
        expect(home.text.includes(link), slug).toBe(true);
        expect(page.text.includes(link), slug).toBe(true);
      }
    }
  });

  // SPEC 2.28, 2.29, 9.23
  test('answers by id and by slug at one canonical address, with at most five related questions', async () => {
    const [category] = categoryIds((await get(code, to(site, language, 'help'))).text);
    const [article, ...others] = await articlesOf(centre, category!);
    const bySlug = to(site, language, 'helpArticleBySlug', { slug: article!.slug });
    for (const path of [bySlug, to(site, language, 'helpArticleById', { id: article!.id })]) {
      const { status, text } = await get(code, path);
      expect(status, path).toBe(200);
      expect(text.includes(`<link rel="canonical" href="${originOf(code)}${bySlug}"`), path).toBe(true);
      const related = /<section[^>]*aria-labelledby="related"[\s\S]*?<\/section>/.exec(text)![0];
      const linked = others.filter(({ slug }) =>
        related.includes(`href="${to(site, language, 'helpArticleBySlug', { slug })}"`),
      );
      expect(linked).toHaveLength(Math.min(5, others.length));
      expect(related.match(/<li/g)).toHaveLength(linked.length);
    }
  });

  // SPEC 2.31
  test('stands under m/ as well: without header and footer, leading on inside the app, canonical to the full page', async () => {
    const [category] = categoryIds((await get(code, to(site, language, 'help'))).text);
    const [article] = await articlesOf(centre, category!);
    for (const screen of helpScreens) {
      const of = { slug: article!.slug, id: screen === 'helpCategory' ? category! : article!.id };
      const path = to(site, language, screen, of, true);
      expect(path).toContain('/m/');
      const { status, text } = await get(code, path);
      expect(status, path).toBe(200);
      expect(/<header|<footer/.exec(text)?.[0], path).toBeUndefined();
      const links = [...text.matchAll(/<(?:a|form)[^>]* (?:href|action)="(\/[^"]*)"/g)].map(([, address]) => address!);
      const help = links.filter((address) => address.includes(language === 'fr' ? '/aide' : '/help'));
      expect(help.length, path).toBeGreaterThan(3);
      expect(
        help.filter((address) => !/^(\/[a-z]{2})?\/m\//.test(address)),
        path,
      ).toEqual([]);
      if (screen === 'help') {
        expect(text.includes(`<link rel="canonical" href="${originOf(code)}${to(site, language, 'help')}"`)).toBe(true);
      }
    }
  });

  // SPEC 2.27, 2.29
  test('is not found where there is nothing', async () => {
    for (const path of [
      to(site, language, 'helpCategory', { id: 'laundry' }),
      to(site, language, 'helpArticleById', { id: '999' }),
      to(site, language, 'helpArticleBySlug', { slug: 'no-such-question' }, true),
    ]) {
      expect((await get(code, path)).status, path).toBe(404);
    }
  });
});

// SPEC 4.65
test('its field suggests the questions there are by the browser’s own list, which follows the focus', async () => {
  const { text } = await get('fr', to(siteOf('fr'), 'fr', 'help'));
  expect(text).toMatch(/<input [^>]*id="q"[^>]* list="questions"/);
  const list = /<datalist id="questions"[^>]*>([^]*?)<\/datalist>/.exec(text)![1]!;
  expect(list.match(/<option/g)!.length).toBeGreaterThan(20);
});

describe('its search', () => {
  const fr = siteOf('fr');
  const page = async (query: string) => get('fr', `${to(fr, 'fr', 'helpSearch')}?q=${encodeURIComponent(query)}`);
  const slugs = (html: string) => [...html.matchAll(/href="\/aide\/article\/slug\/([^"]+)"/g)].map(([, slug]) => slug!);

  // SPEC 2.30, 5.17
  test('finds answers by title, text and whole sentences, the best first, and nothing else', async () => {
    expect(slugs((await page('annuler')).text)[0]).toBe('puis-je-annuler-ou-echanger-mon-billet');
    expect(slugs((await page('comment faire pour annuler un billet')).text)).toContain(
      'puis-je-annuler-ou-echanger-mon-billet',
    );
    // Found by its text only.
    expect(slugs((await page('contrebasse')).text)).toEqual(['j-ai-oublie-quelque-chose-dans-la-salle']);
    // The help's search does not find films.
    const film = /href="\/films\/[^"]*caligari/;
    expect((await get('fr', '/recherche?q=caligari')).text).toMatch(film);
    const { text } = await page('caligari');
    expect(slugs(text)).toEqual([]);
    expect(text).not.toMatch(film);
    // Nor anything else that the site's search finds.
    expect((await get('fr', '/recherche?q=carte')).text.match(/data-found="/g)!.length).toBeGreaterThan(2);
    const [results = ''] = /<main.*<\/main>/s.exec((await page('carte')).text) ?? [];
    const items = results.split('</form>').at(-1)!;
    const links = [...items.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to!);
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((to) => !to.startsWith('/aide/article/slug/'))).toEqual([]);
  });

  // SPEC 5.18
  test('wants more than the minimum of letters, says so, and is cached for nobody else', async () => {
    const short = await page('vf');
    expect(short.status).toBe(200);
    expect(slugs(short.text)).toEqual([]);
    expect(short.text.includes('3 lettres')).toBe(true);
    const { headers, text } = await page('<b>"zzzz');
    expect(headers['cache-control']).toContain('private');
    expect(text.includes('&lt;b>') || text.includes('&lt;b&gt;')).toBe(true);
    expect(text.includes('noindex')).toBe(true);
  });
});

// SPEC 1.10, 2.26
test('no other site has a help centre', async () => {
  for (const code of SITE_CODES.filter((each) => !isAvailable(siteOf(each), 'help'))) {
    for (const path of ['/aide', '/help', '/m/aide']) expect((await get(code, path)).status, code + path).toBe(404);
  }
});
