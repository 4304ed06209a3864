import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RARE } from '../../../demo/programme/films.ts';
import { href } from '../../../src/routes/href.ts';
import { siteOf, SITE_CODES, type SiteCode } from '../../../src/sites/sites.ts';
import { CONSENT_COOKIE, parseConsent } from '../../../src/domain/consent/consent.ts';
import { importSettings } from '../../support/importSettings.ts';
import { request, type Init } from '../../support/request.ts';
import { copyOfDemoStore, startSite, type RunningSite } from '../../support/server.ts';

const ASKED = { headers: { cookie: `${CONSENT_COOKIE}=%7B%7D` } };

/** The demo as `npm start` has it: what few sites have is met on one of them. */
let dataDir: string;
let running: RunningSite;
const start = async () => {
  running = await startSite('demo-switches', { DEMO: 'on', DATA_DIR: dataDir });
};
const get = (site: SiteCode, path: string, init?: Init) => request(running.port, site, path, init);

beforeAll(async () => {
  dataDir = await copyOfDemoStore();
  await start();
});
afterAll(async () => {
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the French site', () => {
  // SPEC 7.42, 7.43
  test('has a chat and a feedback widget, stand-ins that it serves itself', async () => {
    const { text } = await get('fr', '/');
    expect(text).toContain('data-load="chat"');
    expect(text).toContain('data-load="feedback"');
    const { customerChat, feedback } = (await get('fr', '/api/settings')).json() as {
      customerChat: { url: string; deploymentUrl: string };
      feedback: { script: string };
    };
    const own = `http://fr.aurore.localhost:${running.port}/demo/widgets`;
    expect([customerChat.url, customerChat.deploymentUrl]).toEqual([`${own}/chat`, `${own}/chat`]);
    expect((await get('fr', '/demo/widgets/chat/config')).json()).toEqual({ instructions: [] });
    for (const path of [`${own}/chat/assets/js/bootstrap.min.js`, feedback.script, `${own}/panel.js`]) {
      const { status, headers } = await get('fr', new URL(path).pathname);
      expect([status, headers['content-type']], path).toEqual([200, 'text/javascript; charset=utf-8']);
    }
    expect((await get('fr', '/demo/widgets/panel.ts')).status).toBe(404);
    expect((await get('be', '/')).text).not.toContain('data-load="chat"');
  });

  test.each(['/me-prevenir?stop=secret', '/voucher?proof=secret'])(
    'has neither at %s, whose address their scripts would read',
    async (path) => {
      const { text } = await get('fr', path);
      expect(text).toContain('data-untracked');
      expect(text).toContain('</footer>');
      expect(text).not.toMatch(/data-load="(?:chat|feedback)"/);
    },
  );

  // SPEC 9.37
  test('ends its list of cinemas with the city that is outside France, in every language', async () => {
    const titles = {
      fr: ['Paris et Île-de-France', 'Hors de France'],
      en: ['Paris and around', 'Outside France'],
    } as const;
    for (const [language, [first, last]] of Object.entries(titles)) {
      const { text } = await get('fr', href(siteOf('fr'), language as 'fr' | 'en', 'cinemas'));
      const heads = [...text.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, head]) => head!);
      const regions = heads.slice(heads.indexOf(first), heads.indexOf(last) + 1);
      expect([regions[0], regions.length, regions.at(-1)], language).toEqual([first, 3, last]);
      const abroad = text.slice(text.indexOf(`>${last}<`));
      expect(abroad.match(/href="[^"]*aurore-monaco-fontvieille"/g)?.length).toBeGreaterThan(0);
      expect(text.slice(0, text.indexOf(`>${last}<`))).not.toMatch(/<h3[^>]*>\s*<a[^>]*monaco"/);
      expect(abroad).not.toMatch(/<h3[^>]*>\s*<a[^>]*(?:nice|lyon|versailles)"/);
    }
  });
});

describe('the consent banner', () => {
  const origin = () => `http://fr.aurore.localhost:${running.port}`;

  test('is HTML while no choice is stored, and is gone once one is', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect((await get('fr', '/actualites')).text).toContain('action="/consent"');
      expect((await get('fr', '/actualites', ASKED)).text).not.toContain('action="/consent"');
    }
  });

  test('is on no site that has nothing to allow', async () => {
    expect((await get('be', '/')).text).not.toContain('action="/consent"');
  });

  const post = (body: string, headers: Record<string, string> = {}) =>
    get('fr', '/consent', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: origin(), ...headers },
    });

  test('keeps a choice for six months and leads back to the page it was on', async () => {
    const { status, headers } = await post('choice=all', { referer: `${origin()}/offres?page=2` });
    expect([status, headers.location]).toEqual([303, '/offres?page=2']);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; Path=\/; Max-Age=15724800; SameSite=Lax$/);
    expect(parseConsent(/^consent=([^;]*)/.exec(cookie)?.[1])?.purposes).toEqual(['support']);
  });

  test.each([
    ['another site', { origin: 'https://elsewhere.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
  ])('takes no choice from %s', async (_, headers, expected) => {
    const { status, headers: answered } = await post('choice=all', headers);
    expect([status, answered['set-cookie']]).toEqual([expected, undefined]);
  });

  test('takes silence for no choice, and leads nowhere else', async () => {
    expect((await post('')).status).toBe(400);
    const away = await post('choice=none', { referer: 'https://elsewhere.example/x' });
    expect(away.headers.location).toBe('/');
  });
});

// SPEC 2.55
test('the page of a season has a header that does not stick', async () => {
  const header = async (path: string) => /<header[^>]*>/.exec((await get('fr', path)).text)![0];
  expect(await header('/films')).toContain('data-sticky');
  expect(await header('/saison/opera')).not.toContain('data-sticky');
});

describe('the Dutch site', () => {
  /** An entry of the menu that leads to the pass. */
  const CLUB = /<a class="all[^"]*" href="\/(?:abonnementen|cinepass)"/;

  // SPEC 2.84
  test('has a sign-in that cannot be closed, before the wallet', async () => {
    expect((await get('nl', '/')).text).toMatch(/href="[^"]*\/nl\/wallet" data-modal="centeredSignIn"/);
  });

  // SPEC 2.62, 2.65, 2.68, 2.93, 6.6
  test('has its club, more from the provider, the wallet in a phone’s menu and the banner of the app', async () => {
    const { text } = await get('nl', '/');
    expect(text).toMatch(CLUB);
    expect(text).toContain('href="https://more.aurore.example"');
    expect(text).toMatch(/class="phone[^"]*" href="[^"]*\/nl\/wallet"/);
    expect(text).toMatch(/<aside[^>]* data-notice="app"/);
  });

  // SPEC 2.62, 2.68, 6.6
  test('alone has them', async () => {
    const { text } = await get('be', '/');
    expect(text).not.toMatch(CLUB);
    expect(text).not.toContain('https://more.aurore.example');
    expect(text).not.toContain('data-notice="app"');
  });

  test('keeps settings of its own', async () => {
    await importSettings(dataDir, { nl: { features: { wallet: false } } });
    await running.stop();
    await start();
    const { text } = await get('nl', '/');
    expect(text).not.toContain('/nl/wallet"');
    expect(text).not.toContain('data-notice="app"');
  });
});

// SPEC 4.74, 8.2
test('a film that was taken off is a page that says so, at its address, in each language', async () => {
  const slug = `the-lodger-${RARE.takenOff.id}`;
  const words = {
    fr: 'Ce film a quitté l’affiche',
    en: 'This film is no longer showing',
    de: 'Dieser Film läuft nicht mehr',
    nl: 'Deze film draait niet meer',
  };
  for (const code of SITE_CODES) {
    const site = siteOf(code);
    for (const language of site.languages) {
      const { status, headers, text } = await get(code, href(site, language, 'movie', { slug }));
      expect([status, headers.location], `${code} ${language}`).toEqual([410, undefined]);
      expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1], `${code} ${language}`).toBe(words[language]);
      // Others are a press away.
      expect(text).toContain(`href="${href(site, language, 'shows')}"`);
    }
  }
});
