import { describe, expect, test } from 'vitest';
import type { MasterTemplate } from '../../../src/contract/masterTemplate.ts';
import type { Subscription } from '../../../src/contract/subscription.ts';
import type { TextPage } from '../../../src/contract/textPage.ts';
import type { Video, Vod } from '../../../src/contract/vod.ts';
import { href } from '../../../src/routes/href.ts';
import { isAvailable, type Screen } from '../../../src/routes/screens.ts';
import { siteOf, type Language, type SiteCode } from '../../../src/sites/sites.ts';
import { get } from '../../support/site.ts';
import { walks } from '../../support/walks.ts';

const TEXTS = [
  ...(['fiveSeatCard', 'threeSeatCard', 'voucher', 'giftCard', 'giftCardBalance', 'giftCardTerms'] as const),
  ...(['mobileApp', 'cvd', 'generalTerms'] as const),
];
const ask = async <T>(code: SiteCode, language: Language, path: string) =>
  (await get(code, `/api${path}?language=${language}`)).json() as T;
const page = (code: SiteCode, language: Language, screen: Screen, query = '') =>
  get(code, href(siteOf(code), language, screen) + query);
/** The text of a page, without escapes. */
const said = (html: string) =>
  html
    .replaceAll(/&#(\d+);/g, (_, number: string) => String.fromCodePoint(Number(number)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const partOf = (html: string, panel: string) =>
  new RegExp(`<section[^>]*data-panel="${panel}"[^]*?</section>`).exec(html)?.[0] ?? '';

describe.each(walks())('%s', (code, languages) => {
  const site = siteOf(code);

  // SPEC 1.6, 2.34, 2.35, 2.39
  test.each(languages)('each text in %s is a page, without script', async (language) => {
    for (const screen of TEXTS.filter((each) => isAvailable(site, each))) {
      const text = await ask<TextPage>(code, language, `/page/${screen}`);
      const html = (await page(code, language, screen)).text;
      expect(said(html).includes(`>${text.title}</h1>`), screen).toBe(true);
      expect(html.includes(text.content), screen).toBe(true);
      expect(/<script[^>]* src=/.test(html), screen).toBe(false);
      // Except for the pages that check codes.
      const checks = screen === 'voucher' || screen === 'giftCardBalance';
      expect(/<form[\s>]/.test(html.slice(html.indexOf('<main'), html.indexOf('</main>'))), screen).toBe(checks);
    }
  });

  // SPEC 2.33, 2.36
  test('has no page for the texts of other sites', async () => {
    const foreign = { threeSeatCard: '/cinecarte-3-places', generalTerms: '/conditions-generales' } as const;
    for (const [screen, path] of Object.entries(foreign)) {
      expect((await get(code, path)).status, path).toBe(isAvailable(site, screen as Screen) ? 200 : 404);
    }
  });

  // SPEC 1.11
  test.each(languages)('the app’s page in %s has the latest videos and films to rent', async (language) => {
    const { text } = await page(code, language, 'mobileApp');
    const videos = await ask<Video[]>(code, language, '/youtube/latest');
    expect(videos.length).toBeGreaterThan(0);
    for (const { id, title } of videos) {
      expect(text).toMatch(new RegExp(`href="[^"]+-${id.replace('trailer-', '')}\\?bandeannonce=true"`));
      expect(said(text).includes(title), title).toBe(true);
    }
    const films = await ask<Vod[]>(code, language, '/vod');
    expect(films.length).toBeGreaterThan(0);
    for (const { title, vod } of films) {
      expect(text.includes(`href="${vod.url}"`) && said(text).includes(title), title).toBe(true);
    }
  });

  // SPEC 2.40, 3.34
  test.each(languages)('the pages of blocks in %s show every block they have', async (language) => {
    const all = await ask<{ slug: string }[]>(code, language, '/master-template/pages');
    for (const { slug } of all) {
      const template = await ask<MasterTemplate>(code, language, `/master-template/page/${slug}`);
      const html = said((await get(code, href(site, language, 'masterTemplate', { slug }))).text);
      const { header, explanation, mosaic, listing, mobileApp, cinemas, shows, labels, guest } = template;
      const words = [
        ...[header?.title, header?.subtitle, header?.description, header?.cta?.label],
        ...[explanation?.title, ...(explanation?.steps ?? []).flatMap((step) => [step.title, step.description])],
        ...[mosaic?.title, ...(mosaic?.items ?? []).map((item) => item.title)],
        ...[listing?.title, ...(listing?.items ?? []).flatMap((item) => [item.title, item.description])],
        ...[mobileApp?.title, mobileApp?.description, cinemas?.title, shows?.title],
        ...[labels?.title, ...(labels?.labels ?? []).flatMap((each) => [each.label, each.description])],
        ...[guest?.name, guest?.title, guest?.description],
      ];
      for (const each of words) expect(each == null || html.includes(each), `${slug}: ${each}`).toBe(true);
      for (const each of cinemas?.cinemas ?? []) {
        expect(html.includes(`href="${href(site, language, 'cinema', { slug: each })}"`), each).toBe(true);
      }
      for (const each of shows?.shows ?? []) expect(html.includes(`/${each}"`), each).toBe(true);
    }
  });

  // SPEC 2.37
  test.each(languages)('the site map in %s leads to every screen without an item', async (language) => {
    const { text } = await page(code, language, 'sitemap');
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    const screens = [
      ...(['home', 'shows', 'cinemas', 'near', 'saleOpenings', 'accessible', 'experiences', 'offers'] as const),
      ...(['subscriptionOffers', 'news', 'search', 'help', ...TEXTS] as const),
    ].filter((each) => isAvailable(site, each));
    for (const each of screens) expect(main.includes(`href="${href(site, language, each)}"`), each).toBe(true);
  });
});

// SPEC 2.53
test('the language change keeps a page of blocks, or leads to the site map', async () => {
  const change = (slug: string) => get('ch', `/redirect/de/master-template/slug/${slug}`);
  expect((await change('groups')).headers.location).toBe('/de/info/groups');
  expect((await change('nobody-wrote-it')).headers.location).toBe('/de/sitemap');
  expect((await get('ch', '/de/info/nobody-wrote-it')).status).toBe(404);
});

describe('the pass', () => {
  // SPEC 1.6, 5.14, 5.15
  test('shows plans with a picture and partners with a theatre alone', async () => {
    const { offers, perks, partnerCinemas } = await ask<Subscription>('fr', 'fr', '/cinepass');
    const html = said((await page('fr', 'fr', 'subscriptionOffers')).text);
    for (const { title } of [...offers, ...perks]) expect(html.includes(title), title).toBe(true);
    expect(html.includes('Cinépass Essai')).toBe(false);
    const partners = partOf(html, 'partners');
    for (const { name } of partnerCinemas) expect(partners.includes(name), name).toBe(true);
    expect(partners.includes('Kinora')).toBe(false);
    expect(partOf(html, 'subscriptionPerks')).not.toBe('');
    // No plan has been chosen yet.
    expect(partOf(html, 'subscriptionPlan')).toBe('');
  });

  // SPEC 4.61
  test('has the options of the plan that the address chooses, at none of each', async () => {
    const html = said((await page('fr', 'fr', 'subscriptionOffers', '?plan=duo')).text);
    const part = partOf(html, 'subscriptionPlan');
    expect(part).toContain('Cinépass Duo');
    expect(/<script[^>]* src=/.test(html)).toBe(false);
    expect(part.match(/<span class="figures[^"]*">0<\/span>/g)).toHaveLength(3);
    expect(part).toContain('href="/cinepass?plan=duo&options=guest:1#plan"');
    expect(part).toMatch(/<strong class="figures[^"]*">37,90\s€/);
    expect(partOf((await page('fr', 'fr', 'subscriptionOffers', '?plan=none')).text, 'subscriptionPlan')).toBe('');
  });

  // SPEC 4.62
  test('adds them up in the money of the site, and knows each one’s limit', async () => {
    const total = async (code: SiteCode, language: Language, options: string) => {
      const { text } = await page(code, language, 'subscriptionOffers', `?plan=solo&options=${options}`);
      return /<strong class="figures[^"]*">([^<]+)<\/strong>/.exec(partOf(text, 'subscriptionPlan'))![1]!;
    };
    // 21.90 + 2 × 8, because 2 guests are the maximum.
    expect(await total('fr', 'fr', 'guest:5')).toMatch(/^37,90\s€$/);
    expect(await total('ch', 'de', 'bigScreens:1')).toMatch(/^CHF\s40\.90$/);
    expect(await total('sn', 'fr', 'children:1')).toMatch(/^14\s500\sF\sCFA$/);
  });
});
