import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { previewCookie, previewIn } from '../../../../src/content/preview/cookie.ts';
import {
  previewLink,
  previewPathSchema,
  sign,
  verify,
  type PreviewClaims,
} from '../../../../src/content/preview/token.ts';
import { parseSettings } from '../../../../src/settings/settings.ts';
import { siteOf } from '../../../../src/sites/sites.ts';

const KEY = 'a-key-of-an-editor-with-many-characters';
const settings = parseSettings({ EDITOR_KEYS: `ada:${KEY},bea:another-key-with-more-than-enough-characters` });
const [fr, be] = [siteOf('fr'), siteOf('be')];
const HOUR = 3_600_000;
const claims = (more: Partial<PreviewClaims> = {}): PreviewClaims => ({
  use: 'link',
  site: 'fr',
  editor: 'ada',
  expires: Date.now() + HOUR,
  path: '/',
  ...more,
});

describe('a signed text', () => {
  test('is what was signed, for its use and its site', () => {
    const token = sign(settings, claims());
    expect(verify(settings, fr, 'link', token)).toMatchObject({ editor: 'ada', path: '/' });
    expect(verify(settings, fr, 'cookie', token)).toBeUndefined();
    expect(verify(settings, be, 'link', token)).toBeUndefined();
  });

  test('ends at its hour', () => {
    expect(verify(settings, fr, 'link', sign(settings, claims({ expires: Date.now() - 1 })))).toBeUndefined();
  });

  test('ends with the key that signed it', () => {
    const token = sign(settings, claims());
    for (const keys of ['', 'bea:another-key-with-more-than-enough-characters', `ada:${KEY}-which-was-changed`]) {
      expect(verify(parseSettings({ EDITOR_KEYS: keys }), fr, 'link', token)).toBeUndefined();
    }
  });

  test('is refused when any of its characters is another', () => {
    const token = sign(settings, claims());
    for (let index = 0; index < token.length; index += 1) {
      // The last character of a base64 text may hold bits that do not count.
      if (index === token.length - 1) continue;
      const altered = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1);
      expect(verify(settings, fr, 'link', altered), String(index)).toBeUndefined();
    }
    for (const other of ['', '.', token.split('.')[0]!, `${token}.`, `${token}.x`, 'x'.repeat(5000)]) {
      expect(verify(settings, fr, 'link', other)).toBeUndefined();
    }
  });

  test('cannot be signed without a key, nor with that of another', () => {
    const forged = sign(parseSettings({ EDITOR_KEYS: `ada:${'x'.repeat(32)}` }), claims());
    expect(verify(settings, fr, 'link', forged)).toBeUndefined();
    expect(verify(settings, fr, 'link', sign(settings, claims({ editor: 'nobody' })))).toBeUndefined();
  });
});

test('what an editor by role signs goes with the role, and with the secret', () => {
  const folderOf = (secret: string) => {
    const made = mkdtempSync(join(tmpdir(), 'aurore-preview-'));
    onTestFinished(() => rmSync(made, { recursive: true }));
    writeFileSync(join(made, 'preview-key'), secret);
    return made;
  };
  const [folder, other] = [folderOf('one secret'), folderOf('another secret')];
  const byRole = parseSettings({ EDITOR_ROLE: 'editor', DATA_DIR: folder });
  const token = sign(byRole, claims({ editor: 'role:ada' }));
  expect(verify(byRole, fr, 'link', token)).toMatchObject({ editor: 'role:ada' });
  for (const change of [
    { EDITOR_ROLE: '' },
    { EDITOR_ROLE: 'editors' },
    { DATA_DIR: other },
    { DATA_DIR: '/nowhere' },
  ]) {
    expect(verify({ ...byRole, ...change }, fr, 'link', token)).toBeUndefined();
  }
  // Neither is accepted in place of the other.
  expect(verify(settings, fr, 'link', sign(settings, claims({ editor: 'role:ada' })))).toBeUndefined();
  expect(verify({ ...settings, EDITOR_ROLE: 'editor', DATA_DIR: folder }, fr, 'link', token)).toBeDefined();
});

test('a link leads to its site and holds for its hours', () => {
  const { url, expires } = previewLink(settings, be, { editor: 'ada', path: '/films', hours: 2 });
  expect(url).toMatch(/^http:\/\/be\.aurore\.localhost:4321\/preview\/open\/[\w-]+\.[\w-]+$/);
  expect(url).not.toContain(KEY);
  expect(expires.getTime() - Date.now()).toBeGreaterThan(2 * HOUR - 10_000);
  expect(expires.getTime() - Date.now()).toBeLessThanOrEqual(2 * HOUR);
});

test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', '/a\nb', 'films', ''])(
  'no preview leads to %j',
  (path) => expect(previewPathSchema.safeParse(path).success).toBe(false),
);

test('the cookie is out of reach of scripts and of other hosts', () => {
  const preview = { editor: 'ada', expires: Date.now() + HOUR };
  const cookie = previewCookie(settings, fr, preview);
  expect(cookie).toMatch(/^preview=[\w.-]+; Path=\/; Max-Age=3(600|599); HttpOnly; SameSite=Lax$/);
  expect(previewIn(`lang=fr; ${cookie.split(';')[0]}`, fr, settings)).toMatchObject(preview);
  expect(previewIn(cookie.split(';')[0], be, settings)).toBeUndefined();
  expect(previewIn('preview=x; not-preview=y', fr, settings)).toBeUndefined();
  expect(previewIn(undefined, fr, settings)).toBeUndefined();

  const secure = parseSettings({ EDITOR_KEYS: `ada:${KEY}`, SITE_ORIGIN: 'https://{site}.cinema.example' });
  expect(previewCookie(secure, fr, preview)).toMatch(
    /^__Host-preview=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
  );
  // A subdomain could set a cookie without the prefix.
  const [pair = ''] = previewCookie(secure, fr, preview).split(';');
  expect(previewIn(pair, fr, secure)).toMatchObject(preview);
  expect(previewIn(pair.replace('__Host-', ''), fr, secure)).toBeUndefined();
});
