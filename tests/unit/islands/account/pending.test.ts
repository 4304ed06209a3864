import { beforeEach, expect, test, vi } from 'vitest';
import { leaveSent, takePending } from '../../../../src/islands/account/pending.ts';

const HOME = 'https://fr.example';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

/** Opens the sign-in page from a page. */
function open(search: string, referrer: string): void {
  vi.stubGlobal('location', { origin: HOME, search });
  vi.stubGlobal('document', { referrer });
}

test.each([
  ['?wish=metropolis', { kind: 'wish', slug: 'metropolis', on: true }],
  ['?favourite=lyon', { kind: 'favourite', slug: 'lyon', on: true }],
  ['?loved=metropolis', { kind: 'emotion', slug: 'metropolis', emotion: 'loved' }],
])('what %s asks for waits for the sign-in, which leads back', (search, change) => {
  open(search, `${HOME}/films/metropolis?x=1`);
  expect(leaveSent()).toBe('/films/metropolis?x=1');
  expect(takePending()).toEqual({ change, title: change.slug });
  expect(takePending()).toBeUndefined();
});

test.each([
  ['?hated=metropolis', `${HOME}/films`],
  ['?loved=%3Cb%3E', `${HOME}/films`],
  ['?loved=metropolis', 'https://elsewhere.example/'],
  ['?loved=metropolis', ''],
])('%s, coming from “%s”, asks for nothing', (search, referrer) => {
  open(search, referrer);
  leaveSent();
  expect(takePending()).toBeUndefined();
});
