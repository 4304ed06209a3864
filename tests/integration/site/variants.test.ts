import { describe, expect, test } from 'vitest';
import { CONSENT_COOKIE, parseConsent } from '../../../src/domain/consent/consent.ts';
import { get, originOf } from '../../support/site.ts';

const ASKED = { headers: { cookie: `${CONSENT_COOKIE}=%7B%7D` } };

describe('the consent banner', () => {
  test('is HTML while no choice is stored, and is gone once one is', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect((await get('fr', '/actualites')).text).toContain('action="/consent"');
      expect((await get('fr', '/actualites', ASKED)).text).not.toContain('action="/consent"');
    }
  });

  const post = (body: string, headers: Record<string, string> = {}) =>
    get('fr', '/consent', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: originOf('fr'), ...headers },
    });

  test('keeps a choice for six months and leads back to the page it was on', async () => {
    const { status, headers } = await post('choice=all', { referer: `${originOf('fr')}/offres?page=2` });
    expect([status, headers.location]).toEqual([303, '/offres?page=2']);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; Path=\/; Max-Age=15724800; SameSite=Lax$/);
    expect(parseConsent(/^consent=([^;]*)/.exec(cookie)?.[1])?.purposes).toEqual(['audience']);
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

describe('inside the app', () => {
  const inApp = [
    ['/films?webview=true', {}],
    ['/films', { 'x-aurore-webview': 'true' }],
    ['/films', { 'user-agent': 'Mozilla/5.0 AuroreApp/7.2' }],
    ['/films', { cookie: 'webview=1' }],
  ] as const;

  // SPEC 1.3, 2.54, 4.82
  test.each(inApp)('%s with %j has neither header nor footer, and no banner', async (path, headers) => {
    const { text, headers: answered } = await get('fr', path, { headers });
    expect(text).not.toMatch(/<header[^>]*site-header|<footer|action="\/consent"|data-notice="app"| target="_blank"/);
    const keeps = 'cookie' in headers ? undefined : ['webview=1; Path=/; SameSite=Lax'];
    expect(answered['set-cookie']).toEqual(keeps);
  });

  test('is ended by its address, and is no one else’s', async () => {
    const { text, headers } = await get('fr', '/films?webview=false', { headers: { cookie: 'webview=1' } });
    expect(text).toContain('<footer');
    expect(headers['set-cookie']).toEqual(['webview=; Path=/; Max-Age=0; SameSite=Lax']);
    expect((await get('fr', '/films')).text).toContain('<footer');
  });

  test('a page that nobody keeps comes whole, in one window, and its answer ends', async () => {
    const screening = /href="\/seances\/(V\d+S\d+)"/.exec(
      (await get('fr', '/films/le-cuirasse-potemkine-44008')).text,
    )!;
    const { status, text } = await get('fr', `/demander-aux-amis?s=${screening[1]}&webview=true`);
    expect([status, text.includes('target="_blank"')]).toEqual([200, false]);
    expect(text.trimEnd().endsWith('</html>')).toBe(true);
  });

  // SPEC 2.31
  test('help leads to the pages without header and footer', async () => {
    const { text } = await get('fr', '/aide', { headers: { cookie: 'webview=1' } });
    expect(text).toContain('href="/m/aide/categorie/');
  });
});
