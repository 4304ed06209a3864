import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOf } from '../../../../src/request/csp/policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const [STYLE, SCRIPT, RULES, OTHER] = ['a{color:red}', 'let é = "</b>";', '{"prefetch":[]}', 'of(another.page)'];
const PAGE = Buffer.from(
  `<html><style>${STYLE}</style><script>${SCRIPT}</script><script type="speculationrules">${RULES}</script><p>x</p>`,
);

test('a page is allowed what stands in it, and no more of its own kind', () => {
  const policy = `default-src 'none'; script-src 'self' ${hashOf(SCRIPT)} ${hashOf(OTHER)} ${hashOf(RULES)}; style-src 'self' ${hashOf(OTHER)} ${hashOf(STYLE)}`;
  expect(policyOf(PAGE, policy, {})).toBe(
    `default-src 'none'; script-src 'self' ${hashOf(SCRIPT)} ${hashOf(RULES)}; style-src 'self' ${hashOf(STYLE)}`,
  );
});

test('a style is told from another of the same length', () => {
  const [red, tan] = ['a{color:red}', 'a{color:tan}'];
  const policy = `style-src ${hashOf(red)} ${hashOf(tan)}`;
  for (const style of [red, tan, red]) {
    expect(policyOf(Buffer.from(`<style>${style}</style>`), policy, {})).toBe(`style-src ${hashOf(style)}`);
  }
});

test('more different scripts than are remembered each have their own hash', () => {
  const texts = Array.from({ length: 450 }, (_, index) => `of(${index})`);
  for (const text of [...texts, ...texts]) {
    const policy = `script-src ${hashOf(text)} ${hashOf(OTHER)}`;
    expect(policyOf(Buffer.from(`<script>${text}</script>`), policy, {})).toBe(`script-src ${hashOf(text)}`);
  }
});

test('data is not executed, and so not allowed', () => {
  const data = '{"@type":"Movie"}';
  const page = Buffer.from(`<script type="application/ld+json">${data}</script><script>${SCRIPT}</script>`);
  const policy = `script-src ${hashOf(data)} ${hashOf(SCRIPT)}`;
  expect(policyOf(page, policy, {})).toBe(`script-src ${hashOf(SCRIPT)}`);
});

test('what is no hash stays as it is', () => {
  const policy = "default-src 'none'; img-src 'self' data:; trusted-types aurore; script-src 'self' 'nonce-x'";
  expect(policyOf(Buffer.from('<p>'), policy, {})).toBe(policy);
});

const YOUTUBE = 'https://www.youtube-nocookie.com';
const VIMEO = 'https://player.vimeo.com';

test.each([
  ['a video', { media: ["'self'", 'https://v.example.org'] }, "; media-src 'self' https://v.example.org"],
  ['one player', { players: [YOUTUBE] }, `; frame-src ${YOUTUBE}`],
  ['several', { players: [YOUTUBE, VIMEO], media: ["'self'"] }, `; frame-src ${YOUTUBE} ${VIMEO}; media-src 'self'`],
  ['none', {}, ''],
])('a page with %s lets in no other players', (_, needs, players) => {
  expect(policyOf(PAGE, "default-src 'none'; img-src 'self';", needs)).toBe(
    `default-src 'none'; img-src 'self'${players}`,
  );
});

test('signing in has its origins in the calls, photos and frames of a page, beside those of trailers', () => {
  const policy = "connect-src 'self'; frame-ancestors 'none'; img-src 'self' data:;";
  const accounts = ['https://accounts.example.org', 'https://login.example.org'];
  const both = accounts.join(' ');
  expect(policyOf(PAGE, policy, { players: [VIMEO], accounts })).toBe(
    `connect-src 'self' ${both}; frame-ancestors 'none'; img-src 'self' ${both} data:` +
      `; frame-src 'self' ${both} https://player.vimeo.com`,
  );
  expect(policyOf(Buffer.from('<p>'), policy, { framed: true })).toBe(
    "connect-src 'self'; frame-ancestors 'self'; img-src 'self' data:",
  );
});

test('pictures may come from the image servers of the settings', () => {
  const images = ['https://images.example.org', 'https://cdn.example.org'];
  const policy = "default-src 'none'; img-src 'self' data:";
  expect(policyOf(Buffer.from('<p>'), policy, { images })).toBe(
    `${policy} https://images.example.org https://cdn.example.org`,
  );
});

const ORIGINS = ['https://accounts.example.org'];

test('a policy has the widgets of its page last, and other widgets get another policy', () => {
  const policy = "connect-src 'self'; img-src 'self'; script-src 'self'; style-src 'self'";
  const made = (widgets: readonly string[]) => policyOf(Buffer.from('<p>'), policy, { accounts: ORIGINS, widgets });
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
  expect(() => policyOf(Buffer.from('<p>'), policy, { ...needs })).toThrow(`directive ${directive}`);
});
