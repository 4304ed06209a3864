import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { escapeHtml } from '../../../../src/lib/escapeHtml.ts';
import { policyOf } from '../../../../src/request/csp/policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const [STYLE, SCRIPT, RULES, OTHER] = ['a{color:red}', 'let é = "</b>";', '{"prefetch":[]}', 'of(another.page)'];
const PAGE = Buffer.from(
  `<html><style>${STYLE}</style><script>${SCRIPT}</script><script type="speculationrules">${RULES}</script><p>x</p>`,
);

test('a page is allowed what stands in it, and no more of its own kind', () => {
  const policy = `default-src 'none'; script-src 'self' ${hashOf(SCRIPT)} ${hashOf(OTHER)} ${hashOf(RULES)}; style-src 'self' ${hashOf(OTHER)} ${hashOf(STYLE)}`;
  expect(policyOf(PAGE, policy, { videos: [], accounts: [] })).toBe(
    `default-src 'none'; script-src 'self' ${hashOf(SCRIPT)} ${hashOf(RULES)}; style-src 'self' ${hashOf(STYLE)}`,
  );
});

test('what is no hash stays as it is', () => {
  const policy = "default-src 'none'; img-src 'self' data:; trusted-types aurore; script-src 'self' 'nonce-x'";
  expect(policyOf(Buffer.from('<p>'), policy, { videos: [], accounts: [] })).toBe(policy);
});

const link = (address: string) => `<a href="#" data-play="${address}">Trailer</a>`;
const VIDEO = `<video src="/media/t.webm"></video><a href="/media/t.webm" class="own" data-play>Trailer</a>`;
const YOUTUBE = link('https://www.youtube-nocookie.com/embed/FC6jFoYm3xs?autoplay=1&amp;rel=0');
const VIMEO = link('https://player.vimeo.com/video/76979871?dnt=1');

test.each([
  ['a trailer of our own', VIDEO, [], "; media-src 'self'"],
  ['one that may be elsewhere', VIDEO, ['https://v.example.org'], "; media-src 'self' https://v.example.org"],
  ['one of YouTube', YOUTUBE, ['https://v.example.org'], '; frame-src https://www.youtube-nocookie.com'],
  [
    'several',
    VIMEO + VIDEO + YOUTUBE,
    [],
    "; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; media-src 'self'",
  ],
  ['no trailer', '<a href="https://player.vimeo.com/video/1">Elsewhere</a>', ['https://v.example.org'], ''],
  ['a player that is not on the list', link('https://player.example.org/1'), [], ''],
  [
    'a text of an editor that reads like one',
    `<p title="x">Write ${escapeHtml(YOUTUBE).replaceAll('&quot;', '"')}</p>`,
    [],
    '',
  ],
  ['one that passes for another', link('https://player.vimeo.com.example.org/1'), [], ''],
] as const)('a page with %s lets in no other players', (_, html, origins, players) => {
  expect(policyOf(Buffer.from(html), "default-src 'none'; img-src 'self';", { videos: origins, accounts: [] })).toBe(
    `default-src 'none'; img-src 'self'${players}`,
  );
});

test('signing in has its origins in the calls, photos and frames of a page, beside those of trailers', () => {
  const policy = "connect-src 'self'; frame-ancestors 'none'; img-src 'self' data:;";
  const accounts = ['https://accounts.example.org', 'https://login.example.org'];
  const both = accounts.join(' ');
  expect(policyOf(Buffer.from(VIMEO), policy, { videos: [], accounts })).toBe(
    `connect-src 'self' ${both}; frame-ancestors 'none'; img-src 'self' ${both} data:` +
      `; frame-src 'self' ${both} https://player.vimeo.com`,
  );
  expect(policyOf(Buffer.from('<p>'), policy, { videos: [], accounts: [], framed: true })).toBe(
    "connect-src 'self'; frame-ancestors 'self'; img-src 'self' data:",
  );
});

test('pictures may come from the image servers of the settings', () => {
  const images = ['https://images.example.org', 'https://cdn.example.org'];
  const policy = "default-src 'none'; img-src 'self' data:";
  expect(policyOf(Buffer.from('<p>'), policy, { videos: [], accounts: [], images })).toBe(
    `${policy} https://images.example.org https://cdn.example.org`,
  );
});

const ORIGINS = ['https://accounts.example.org'];

test('a policy has the widgets of its page last, and other widgets get another policy', () => {
  const policy = "connect-src 'self'; img-src 'self'; script-src 'self'; style-src 'self'";
  const made = (widgets: readonly string[]) =>
    policyOf(Buffer.from('<p>'), policy, { videos: [], accounts: ORIGINS, widgets });
  expect(made(['https://a.example'])).toBe(
    "connect-src 'self' https://accounts.example.org https://a.example; " +
      "img-src 'self' https://accounts.example.org https://a.example; script-src 'self' https://a.example; " +
      "style-src 'self' https://a.example; frame-src 'self' https://accounts.example.org https://a.example",
  );
  expect(made([])).not.toContain('https://a.example');
});

test.each([
  ['connect-src', "img-src 'self'", { accounts: ORIGINS }],
  ['img-src', "connect-src 'self'", { accounts: ORIGINS }],
  ['frame-ancestors', "img-src 'self'", { accounts: [], framed: true }],
] as const)('a page that needs %s is refused a policy without it', (directive, policy, needs) => {
  expect(() => policyOf(Buffer.from('<p>'), policy, { videos: [], ...needs })).toThrow(`directive ${directive}`);
});
