import { describe, expect, test } from 'vitest';
import { get } from '../../support/site.ts';

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
