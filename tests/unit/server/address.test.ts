import { expect, test } from 'vitest';
import { addressOf } from '../../../src/server/address.ts';
import { siteOf } from '../../../src/sites/sites.ts';

const key = (url: string, host = 'fr.aurore.test') => addressOf(siteOf('fr'), host, url, 'settled').key;

test('hosts and paths tell addresses apart, the host in any case', () => {
  expect(key('/films')).not.toBe(key('/cinemas'));
  expect(key('/films')).not.toBe(key('/films', 'ch.aurore.test'));
  expect(key('/films', 'FR.Aurore.TEST')).toBe(key('/films'));
  expect(key('/films')).not.toBe(key('/FILMS'));
});

test('parameters that nothing reads make no other page, and reach no render', () => {
  expect(key('/films?utm_source=letter&fbclid=1')).toBe(key('/films'));
  expect(addressOf(siteOf('fr'), 'fr.aurore.test', '/films?utm_source=letter', 'settled').url).toBe('/films');
  expect(key('/films?')).toBe(key('/films'));
});

test('the allowed parameters count, in one order', () => {
  expect(key('/404?errorCode=410')).not.toBe(key('/404'));
  expect(key('/nowhere?errorCode=404&date=2026-11-24')).toBe(key('/nowhere?date=2026-11-24&errorCode=404'));
  expect(
    addressOf(siteOf('fr'), 'fr.aurore.test', '/api/search/full?q=caf%C3%A9+noir&x=1&language=en', 'settled').url,
  ).toBe('/api/search/full?language=en&q=caf%C3%A9+noir');
});

test.each([
  ['/films', 'page=2'],
  ['/films', 'errorCode=410'],
  ['/cinemas/aurore-lyon/filters/date-2026-11-24', 'page=2&letter=b&q=x'],
  ['/en', 'start=2026-11-24'],
  ['/m/aide/recherche', 'date=2026-11-24'],
])('%s is one page with %s, which another screen reads', (path, query) => {
  expect(key(`${path}?${query}`)).toBe(key(path));
});

test.each([
  ['/actualites', 'page=2'],
  ['/films', 'date=2026-11-24'],
  ['/recherche', 'q=nosferatu'],
  ['/fragments/fr/x', 'q=nosferatu'],
])('%s is another page with %s, which it reads', (path, query) => {
  expect(key(`${path}?${query}`)).not.toBe(key(path));
});

test('a film page is one for those whose trailer plays by itself, too', () => {
  expect(key('/films/x?bandeannonce=true')).toBe(key('/films/x'));
});

test('the API has its own, pages have theirs', () => {
  expect(key('/films?language=en')).toBe(key('/films'));
  expect(key('/api/cities?date=2026-11-24')).toBe(key('/api/cities'));
});

test.each([
  '/calendar/fr/accessible/all.ics',
  '/share/fr/site/home-0123.jpg',
  '/feed/fr/news.xml',
  '/sitemap.xml',
  '/sitemap/fr-1.xml',
  '/robots.txt',
  '/assets/i18n/fr.json',
])('%s is one file with any query', (path) => {
  expect(key(`${path}?q=x&page=2&letter=b&film=a&language=en`)).toBe(key(path));
});

test('of the API only those endpoints are others with a parameter that read it', () => {
  expect(key('/api/cinema/aurore-lyon/shows?q=x&type=show&catalog=pass')).toBe(key('/api/cinema/aurore-lyon/shows'));
  const read = ['/api/search/quick?type=show', '/api/search/full/?q=x', '/api/featured?type=home'];
  for (const url of [
    ...read,
    '/api/cms/1.0.0/subscription/subscription-offers?catalog=pass',
    '/api/zone?language=en',
  ]) {
    expect(key(url)).not.toBe(key(url.split('?', 1)[0]!));
  }
});

test('a language that the site lacks is none', () => {
  expect(key('/api/zone?language=xx')).toBe(key('/api/zone'));
  expect(key('/api/zone?language=en&language=fr')).toBe(key('/api/zone?language=en'));
});

test('a value cannot pass for another parameter', () => {
  expect(key('/api/search/full?q=a%26type%3Dmovie')).not.toBe(key('/api/search/full?q=a&type=movie'));
});

test('a choice of films is one page in whatever order, and no more than a page can show', () => {
  expect(key('/x?film=b&film=a')).toBe(key('/x?film=a&film=b&film=a&film=%3Cscript%3E'));
  expect(key('/x?film=a&film=b')).not.toBe(key('/x?film=a&film=c'));
  expect(key('/x?film=e&film=d&film=c&film=b&film=a')).toBe(key('/x?film=a&film=b&film=c&film=d'));
});
