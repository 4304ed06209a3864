import { expect, test } from 'vitest';
import { storedSettingsSchema } from '../../../../src/contract/storedSettings.ts';
import { thirdPartiesOf } from '../../../../src/domain/consent/thirdParties.ts';
import { FEATURES, type Feature } from '../../../../src/sites/featureFacts.ts';

const CHAT = {
  org: 'o',
  url: 'https://chat.example/start',
  deploymentName: 'd',
  deploymentUrl: 'https://deployment.example/d',
};
const FEEDBACK = { script: 'https://feedback.example/a.js', preproductionScript: 'https://try.example/b.js' };
const injection = (element: string, attributes: Record<string, string>, cookies: string) => ({
  ...{ placement: 'head', element, attributes, value: '', cookies },
});
const INJECTIONS = [
  injection('script', { src: 'https://tag.example/t.js' }, 'advertising'),
  injection('link', { rel: 'preconnect', href: 'https://early.example/' }, 'advertising'),
  injection('meta', { name: 'verification', content: 'x' }, 'advertising'),
];
const ORIGINS = ['chat', 'deployment', 'feedback', 'try', 'tag', 'early'].map((name) => `https://${name}.example`);

const of = (settings: object, features: readonly Feature[] = FEATURES, allowed: readonly string[] = ORIGINS) =>
  thirdPartiesOf(storedSettingsSchema.parse(settings), new Set(features), allowed, 'https://own.example');

const NOTHING = { chat: undefined, feedback: null, injections: [], purposes: [], origins: [] };

test('a site without any has nothing to ask, and lets in no origin', () => {
  expect(of({}, [])).toEqual(NOTHING);
  expect(of({}, ['chat', 'feedback'])).toEqual(NOTHING);
});

test('each is at its origins, named once, and has its purpose', () => {
  expect(of({ customerChat: CHAT }, ['chat'])).toEqual({
    ...NOTHING,
    ...{ chat: CHAT, purposes: ['support'], origins: ['https://chat.example', 'https://deployment.example'] },
  });
  expect(of({ feedback: FEEDBACK }, ['feedback'])).toEqual({
    ...NOTHING,
    ...{ feedback: FEEDBACK, purposes: ['support'], origins: ['https://feedback.example', 'https://try.example'] },
  });
  expect(of({ scriptInjections: [...INJECTIONS, INJECTIONS[0]] }, [])).toEqual({
    ...NOTHING,
    injections: [...INJECTIONS, INJECTIONS[0]],
    ...{ purposes: ['advertising'], origins: ['https://early.example', 'https://tag.example'] },
  });
});

test('measurement is asked for by its own switch, where a script reads it', () => {
  expect(of({}, ['tracking'])).toEqual(NOTHING);
  expect(of({ scriptInjections: INJECTIONS.slice(1) }, ['tracking']).purposes).toEqual(['advertising']);
  expect(of({ scriptInjections: INJECTIONS }, ['tracking']).purposes).toEqual(['audience', 'advertising']);
  expect(of({ scriptInjections: [INJECTIONS[0]] }, ['tracking'], []).purposes).toEqual([]);
  expect(of({ customerChat: CHAT, scriptInjections: INJECTIONS }, ['chat', 'tracking']).purposes).toEqual([
    ...['audience', 'support', 'advertising'],
  ]);
});

// SPEC 5.12
test('what is switched off, incomplete, or anywhere else than allowed is not there, nor asked for', () => {
  expect(of({ customerChat: CHAT, feedback: FEEDBACK }, [])).toEqual(NOTHING);
  const { org: _, ...incomplete } = CHAT;
  expect(of({ customerChat: incomplete }, ['chat'])).toEqual(NOTHING);
  for (const origin of ['https://chat.example', 'https://deployment.example']) {
    const others = ORIGINS.filter((each) => each !== origin);
    expect(of({ customerChat: CHAT }, ['chat'], others), origin).toEqual(NOTHING);
  }
  for (const origin of ['https://feedback.example', 'https://try.example']) {
    const others = ORIGINS.filter((each) => each !== origin);
    expect(of({ feedback: FEEDBACK }, ['feedback'], others), origin).toEqual(NOTHING);
  }
  expect(of({ scriptInjections: [INJECTIONS[0]] }, [], [])).toEqual(NOTHING);
});

// SPEC 7.42, 7.43
test('a path is the site’s own, which needs not be allowed', () => {
  const chat = { ...CHAT, url: '/support/chat', deploymentUrl: '/support/d' };
  const feedback = { script: '/support/a.js', preproductionScript: '/support/b.js' };
  expect(of({ customerChat: chat, feedback }, ['chat', 'feedback'], [])).toEqual({
    ...NOTHING,
    chat: { ...CHAT, url: 'https://own.example/support/chat', deploymentUrl: 'https://own.example/support/d' },
    feedback: {
      script: 'https://own.example/support/a.js',
      preproductionScript: 'https://own.example/support/b.js',
    },
    ...{ purposes: ['support'], origins: ['https://own.example'] },
  });
  // A path that browsers take for another host.
  for (const script of ['//elsewhere.example/a.js', '/\\elsewhere.example/a.js', '/']) {
    expect(storedSettingsSchema.safeParse({ feedback: { ...feedback, script } }).success, script).toBe(false);
  }
});
