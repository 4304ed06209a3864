import { expect, test } from 'vitest';
import { sourcesAt } from '../../../src/feeds/address.ts';
import { siteOf, SITE_CODES } from '../../../src/sites/sites.ts';

const at = (address: string, wanted?: string) =>
  sourcesAt(address, wanted, siteOf('be')).map(({ site, api }) => [site.code, api.href]);

test('an address with {site} is that of all sites, or of the one asked for', () => {
  expect(at('https://{site}.cinema.example/api')).toEqual(
    SITE_CODES.map((code) => [code, `https://${code}.cinema.example/api`]),
  );
  expect(at('https://{site}.cinema.example/api', 'ch')).toEqual([['ch', 'https://ch.cinema.example/api']]);
});

test('without it the site is the one asked for, else that of the host, else the default', () => {
  expect(at('https://cinema.example/api', 'nl')).toEqual([['nl', 'https://cinema.example/api']]);
  expect(at('http://tn.aurore.localhost:4321/api')).toEqual([['tn', 'http://tn.aurore.localhost:4321/api']]);
  expect(at('https://frames.example/api')).toEqual([['be', 'https://frames.example/api']]);
});

test.each([
  ['https://cinema.example/api', 'xx', 'There is no site xx'],
  ['ftp://cinema.example/api', undefined, 'is no address of http or https'],
  ['https://cinema.example/api?key=1', undefined, 'has a query'],
])('%s with %s is refused', (address, wanted, sentence) => {
  expect(() => at(address, wanted)).toThrow(sentence);
});
