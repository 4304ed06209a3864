import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathAsRead } from '../../../../src/domain/shell/pathAsRead.ts';

test.each([
  '/films',
  '/./films',
  '/%2e/films',
  '/%2E/films',
  '/x/../films',
  '/x/%2e%2E/films',
  '/../films',
  '/.\\films',
  '/%66ilm%73',
  '/films#1',
])('%s is /films', (url) => expect(pathAsRead(url)).toBe('/films'));

test.each([
  '/',
  '/films/metropolis-44012?day=2&q=caf%C3%A9+noir',
  '/.well-known/openid-configuration',
  '/a%2Fb/%25/%00?x=%26',
  '//other.example/x',
  // These are no segments of dots, and Varnish keeps them under what was sent.
  '/..x/films?',
  '/.../films?',
  // What another decoding would make of these is none of ours.
  '/%%366ilms',
  '/%6%36ilms',
])('%s stays as it is', (url) => expect(pathAsRead(url)).toBe(url));

test('what is read once is read so again, and leads where a URL leads', () => {
  const part = fc.oneof(
    fc.constantFrom('/', '.', '..', '%', '2', '6', 'e', '%2e', '%2F', '%66', '\\', '#', '?', '&', '%C3%A9'),
    fc.string({ unit: 'grapheme-ascii', maxLength: 3 }),
  );
  const read = (url: string) => {
    const { pathname, search } = new URL(`http://site${url}`);
    return [pathname, search].map((text) => text.replaceAll(/%([2-7][\da-f])/gi, (code) => decoded(code)));
  };
  const decoded = (code: string) => (/[\w~.-]/.test(decodeURIComponent(code)) ? decodeURIComponent(code) : code);
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const url = `/${parts.join('')}`;
      const once = pathAsRead(url);
      expect(pathAsRead(once)).toBe(once);
      fc.pre(!/%(?:%|.%|.?$)/.test(url));
      expect(read(once)).toEqual(read(url));
    }),
    { numRuns: 2000 },
  );
});
