import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ID } from '#brand/brand.ts';
import { COOKIES, cookieName } from '../../../../src/domain/shell/cookies.ts';

test('docs/cookies.md lists every cookie by both of its names, and no other', () => {
  const rows = [...readFileSync('docs/cookies.md', 'utf8').matchAll(/^\| `([^`]+)`\s*\| `([^`]+)`/gm)];
  const listed = rows.map(([, https = '', http = '']) => ({ http, https }));
  const brand = (name: string) => name.replace(`${ID}_`, '{id}_');
  const all = Object.values(COOKIES).map(({ http, https }) => ({ http: brand(http), https: brand(https) }));
  expect(listed).toHaveLength(all.length);
  expect(listed).toEqual(expect.arrayContaining(all));
});

test('names are prefixed with https alone', () => {
  expect(cookieName(COOKIES.session, 'https://accounts.example')).toBe('__Host-session');
  expect(cookieName(COOKIES.session, 'http://accounts.aurore.localhost:4321')).toBe('_session');
  expect(cookieName(COOKIES.webview, 'https://fr.example')).toBe('webview');
});
