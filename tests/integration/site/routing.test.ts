import { describe, expect, test } from 'vitest';
import { SEARCH_TYPES } from '../../../src/domain/search/search.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { footHelps } from '../../support/html.ts';
import { get, originOf } from '../../support/site.ts';

describe('hosts', () => {
  test('a host that is none of ours is answered 421, but for health checks', async () => {
    expect((await get('fr', '/', { host: 'example.org' })).status).toBe(421);
    expect((await get('fr', '/api/cities', { host: 'fr.aurore.localhost.example.org' })).status).toBe(421);
    expect((await get('fr', '/health/live', { host: 'example.org' })).status).toBe(200);
    expect((await get('fr', '/health/ready', { host: '10.0.0.1' })).status).toBe(200);
  });

  // SPEC 9.40
  test('of the Dutch site shows the Dutch site, whatever the path and the cookie say', async () => {
    const lang = async (...ask: Parameters<typeof get>) =>
      /<html[^>]* lang="([^"]*)"/.exec((await get(...ask)).text)?.[1];
    expect(await lang('nl', '/films')).toBe('nl-NL');
    expect(await lang('nl', '/films', { headers: { cookie: 'lang=fr' } })).toBe('nl-NL');
    expect(await lang('fr', '/films', { headers: { cookie: 'lang=nl' } })).toBe('fr-FR');
    expect((await get('nl', '/bioscopen')).status).toBe(200);
    expect((await get('fr', '/bioscopen')).status).toBe(404);
    expect((await get('nl', '/cinemas')).status).toBe(404);
  });

  // SPEC 9.39, 9.40
  test('localhost and 127.0.0.1 show the default site', async () => {
    for (const host of ['localhost', '127.0.0.1:4321']) {
      expect((await get('fr', '/films', { host })).text).toContain('lang="fr-FR"');
    }
  });
});

describe('the words of addresses', () => {
  const langOf = (html: string) => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];

  // SPEC 1.2, 1.18, 1.19, 1.20
  test.each([
    ['fr', 'fr-FR en-FR'],
    ['ch', 'en-CH fr-CH de-CH'],
    ['be', 'en-BE fr-BE nl-BE'],
    ['tn', 'fr-TN en-TN'],
    ['sn', 'fr-SN en-SN'],
    ['nl', 'nl-NL en-NL'],
    ['ci', 'fr-CI en-CI'],
    ['ma', 'fr-MA en-MA'],
  ] as const)('the home of %s leads to its languages, its own first: %s', async (site, languages) => {
    const { text } = await get(site, '/');
    const others = [...text.matchAll(/<link rel="alternate" hreflang="([a-z]{2}-[A-Z]{2})"/g)].map(([, tag]) => tag);
    expect([langOf(text), others.join(' ')]).toEqual([languages.split(' ')[0], languages]);
  });

  // SPEC 2.1, 2.2, 2.6, 2.7, 2.13, 2.16, 2.17, 2.20, 2.21, 2.32, 2.42
  test.each([
    ['fr', 'fr', 'Home', '/'],
    ['ch', 'de', 'Home', '/de'],
    ['ch', 'de', 'Cinemas', '/de/kinos'],
    ['nl', 'nl', 'Cinemas', '/bioscopen'],
    ['fr', 'fr', 'Shows', '/films'],
    ['fr', 'en', 'Shows', '/en/movies-events'],
    ['ch', 'de', 'Shows', '/de/filme-events'],
    ['be', 'fr', 'Shows', '/fr/films-evenements'],
    ['be', 'nl', 'Shows', '/nl/films-evenementen'],
    ['fr', 'fr', 'entertainments', '/evenements'],
    ['fr', 'en', 'entertainments', '/en/events'],
    ['nl', 'nl', 'entertainments', '/evenementen'],
    ['fr', 'fr', 'Season', '/saison/opera'],
    ['fr', 'en', 'Season', '/en/season/opera'],
    ['nl', 'nl', 'Season', '/seizoen/opera'],
    ['fr', 'fr', 'subscriptionOffers', '/cinepass'],
    ['nl', 'nl', 'subscriptionOffers', '/abonnementen'],
    ['nl', 'en', 'subscriptionOffers', '/en/subscription'],
    ['ch', 'en', 'subscriptionOffers', '/pathepass'],
    ['ch', 'de', 'experiences', '/de/erlebnisse'],
    ['nl', 'nl', 'experiences', '/belevenissen'],
    ['fr', 'fr', 'fiveSeatCard', '/cinecarte-5-places'],
    ['fr', 'en', 'fiveSeatCard', '/en/5-seat-cinecarte'],
    ['nl', 'nl', 'fiveSeatCard', '/cinecarte'],
    ['be', 'fr', 'fiveSeatCard', '/fr/carte-5-places'],
    ['be', 'nl', 'fiveSeatCard', '/nl/5-plaatsenkaart'],
    ['fr', 'fr', 'Movie', '/films/metropolis-44019'],
    ['fr', 'fr', 'CinemaLight', '/cinemas/l/aurore-lyon-confluence'],
    ['fr', 'fr', 'CityLight', '/ville-list/lyon'],
    ['fr', 'fr', 'UpcomingShowsLight', '/sorties-cinema'],
    ['fr', 'fr', 'Experience', '/experiences/imax'],
  ] as const)('on %s in %s, the page of type %s is %s', async (site, language, type, path) => {
    const { status, text } = await get(site, path);
    expect([status, langOf(text)?.slice(0, 2)]).toEqual([200, language]);
    // What the page is reported as, where a visitor allows that.
    const { page } = (await get(site, `/tracking/page${path}`)).json() as { page: Record<string, string> };
    expect(page).toMatchObject({ page_category: type, language });
  });

  // SPEC 2.42, 2.46
  test('the return from signing in is a page of the type Home', async () => {
    expect((await get('fr', '/callback')).status).toBe(200);
    expect((await get('fr', '/tracking/page/callback')).json()).toMatchObject({ page: { page_category: 'Home' } });
  });

  // SPEC 2.5
  test.each([
    ['be', '/fr/aide'],
    ['ch', '/fr/cinecarte-3-places'],
    ['fr', '/de/kinos'],
    ['nl', '/cinepass/x'],
  ] as const)('a page of another site is not found on %s: %s', async (site, path) => {
    expect((await get(site, path)).status).toBe(404);
  });

  // SPEC 2.51
  test.each([
    ['/films', '/filters/genres-western/localisation-lyon'],
    ['/cinemas/aurore-lyon-confluence', '/filters/date-2026-11-24'],
  ])('what follows /filters is no part of the page’s own address: %s%s', async (path, filters) => {
    const { status, text } = await get('fr', path + filters);
    expect([status, /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]]).toEqual([200, originOf('fr') + path]);
  });
});

describe('addresses', () => {
  // SPEC 2.4
  test('a slash at the end is redirected permanently, with the query', async () => {
    const { status, headers } = await get('fr', '/films/?utm_source=letter');
    expect(status).toBe(301);
    expect(headers.location).toBe('/films?utm_source=letter');
  });

  test('a redirect never leaves the site', async () => {
    for (const path of ['//example.org/', '/\\example.org/', '/%2F%2Fexample.org/']) {
      const { headers } = await get('fr', path);
      if (headers.location) expect(new URL(headers.location, originOf('fr')).origin, path).toBe(originOf('fr'));
    }
  });

  test.each([
    ['fr', '/films.', '/films'],
    ['fr', '/films)?utm_source=letter', '/films?utm_source=letter'],
    ['fr', '/films%E2%80%8B', '/films'],
    ['fr', '/FILMS', '/films'],
    ['fr', '/en/movies-events%C2%A0', '/en/movies-events'],
    ['nl', '/Bioscopen', '/bioscopen'],
    ['fr', '/Films/Metropolis-44019%2C', '/films/metropolis-44019'],
    ['fr', '/cinemas/AURORE-Lyon-Confluence', '/cinemas/aurore-lyon-confluence'],
    ['fr', '/films/filters/tags-IMAX', '/films/filters/tags-imax'],
    ['fr', '/sitemap).', '/plan-du-site'],
    ['fr', '/aide/categorie/online-booking).', '/aide/categorie/online-booking'],
  ] as const)('what a text or a keyboard adds to an address is left out: %s %s', async (site, path, to) => {
    const { status, headers } = await get(site, path);
    expect([status, headers.location]).toEqual([301, to]);
    expect((await get(site, to)).status).toBe(200);
  });

  test.each(['/404.', '/film.', '/films/Nobody-Saw-It-1', '/Redirect/en)', '/%E2%80'])(
    'where that leads to no page either, it is not found: %s',
    async (path) => {
      expect((await get('fr', path)).status).toBe(404);
    },
  );

  test('filters in another order lead to their one form', async () => {
    const { status, headers } = await get('fr', '/films/filters/tags-imax,3d');
    expect(status).toBe(301);
    expect(headers.location).toBe('/films/filters/tags-3d,imax');
  });

  test('unknown filters are not found', async () => {
    expect((await get('fr', '/films/filters/colour-blue')).status).toBe(404);
    expect((await get('fr', '/films/filters/date-2026-02-30')).status).toBe(404);
  });

  // SPEC 2.49
  test.each([
    ['/cinemas/filters/localisation-lyon', '/cinemas'],
    ['/cinemas/ville/lyon/filters/date-2026-11-22', '/cinemas/ville/lyon'],
    ['/ville-list/lyon/filters/tags-imax', '/ville-list/lyon'],
    ['/experiences/imax/filters/genres-western', '/experiences/imax'],
    ['/films/filters/genres-western/from-1900', '/films/filters/genres-western'],
  ])('filters that a page does not apply are left out: %s', async (path, to) => {
    const { status, headers } = await get('fr', path);
    expect([status, headers.location]).toEqual([301, to]);
  });

  test('the date field without script leads to the day, with the other filters', async () => {
    const { status, headers } = await get(
      'fr',
      '/cinemas/aurore-lyon-confluence/filters/versions-vost?date=2026-11-24',
    );
    expect(status).toBe(303);
    expect(headers.location).toBe('/cinemas/aurore-lyon-confluence/filters/date-2026-11-24/versions-vost');
  });

  // SPEC 5.3, 8.4
  test.each([
    ['fr', '/films', '/filters', 'Tag introuvable', 'Sans ce filtre'],
    ['fr', '/en/movies-events', '/filters', 'Tag not found', 'Without this filter'],
    ['ch', '/de/filme-events', '/filters', 'Tag nicht gefunden', 'Ohne diesen Filter'],
    ['nl', '/films', '/filters', 'Tag niet gevonden', 'Zonder dit filter'],
    ['fr', '/cinemas/aurore-lyon-confluence', '/filters/date-2026-11-24', 'Tag introuvable', 'Sans ce filtre'],
    ['fr', '/seances-accessibles/lyon', '/filters', 'Tag introuvable', 'Sans ce filtre'],
  ] as const)('an unknown tag is not found: %s %s', async (site, list, filters, title, out) => {
    const { status, headers, text } = await get(site, `${list}${filters}/tags-imax,smellovision`);
    expect([status, headers.location]).toEqual([404, undefined]);
    expect(/<h1[^>]*>([^<]*)/.exec(text)?.[1]).toBe(title);
    expect(text.includes('noindex')).toBe(true);
    expect(text).not.toContain('smellovision</');
    const links = [...text.matchAll(/<a class="quiet-action" href="([^"]*)"[^>]*>\s*([^<]*?)\s*</g)];
    const [first, ...others] = links.map(([, href, label]) => [href, label]);
    expect(first).toEqual([`${list}${filters}/tags-imax`, out]);
    // The usual ways out.
    expect(others).toHaveLength(3);
    // The tag alone is what is wrong.
    expect((await get(site, `${list}${filters}/tags-imax`)).status).toBe(200);
  });

  // SPEC 4.74, 8.2
  test.each([
    ['fr', '/films/the-lodger-44090', 'Ce film a quitté l’affiche'],
    ['nl', '/en/movies/the-lodger-44090', 'This film is no longer showing'],
  ] as const)('a show that was taken off is gone, at its own address: %s %s', async (site, path, title) => {
    const { status, headers, text } = await get(site, path);
    expect([status, headers.location]).toEqual([410, undefined]);
    expect(/<h1[^>]*>([^<]*)/.exec(text)?.[1]).toBe(title);
    expect(text.match(/class="quiet-action"/g)).toHaveLength(3);
    expect(text.includes('noindex')).toBe(true);
    expect((await get(site, '/api/show/the-lodger-44090')).status).toBe(410);
    // Nothing leads there.
    for (const list of ['/api/shows', '/sitemap-fr.xml'])
      expect((await get(site, list)).text).not.toContain('the-lodger');
  });

  test('HEAD answers as GET does, without a body', async () => {
    const head = await get('fr', '/films', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(head.body).toHaveLength(0);
  });

  test('other methods are not allowed on pages', async () => {
    expect((await get('fr', '/films', { method: 'DELETE' })).status).toBe(405);
  });

  test('hostile paths never fail', async () => {
    for (const path of [
      '/%',
      '/%c0%ae',
      '/films/%00',
      `/${'a'.repeat(3000)}`,
      '/films/../../etc/passwd',
      '/_astro/../../package.json',
    ]) {
      const { status, text } = await get('fr', path);
      expect([301, 400, 404], path).toContain(status);
      expect(text).not.toMatch(/at .*\.(ts|mjs|js):\d+/);
    }
  });
});

describe('the language', () => {
  const home = (site: 'fr' | 'ch', headers: Record<string, string>) => get(site, '/', { headers });

  // SPEC 1.21
  test('is chosen at the entry by cookie, then browser, then default, and privately', async () => {
    const byBrowser = await home('ch', { 'accept-language': 'de-CH,de;q=0.9,en;q=0.5' });
    expect(byBrowser.status).toBe(302);
    expect(byBrowser.headers.location).toBe('/de');
    expect(byBrowser.headers['cache-control']).toContain('private');
    const byCookie = await home('ch', { 'accept-language': 'de-CH', cookie: 'lang=fr' });
    expect(byCookie.headers.location).toBe('/fr');
    expect((await home('ch', { 'accept-language': 'it' })).status).toBe(200);
    expect((await home('fr', { cookie: 'lang=de' })).status).toBe(200);
  });

  test('that is chosen leaves the query as it was', async () => {
    const { headers } = await get('ch', '/?utm_source=newsletter&a=%26', { headers: { 'accept-language': 'de' } });
    expect(headers.location).toBe('/de?utm_source=newsletter&a=%26');
  });

  test('is the default for search engines', async () => {
    const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect((await home('ch', { 'accept-language': 'de', 'user-agent': agent })).status).toBe(200);
  });

  // SPEC 2.3
  test('of an address that leads nowhere is its first word’s, if the site has that', async () => {
    for (const [path, locale] of [
      ['/nowhere', 'fr-FR'],
      ['/en/nowhere', 'en-FR'],
      ['/nl/nowhere', 'fr-FR'],
    ]) {
      const { status, text } = await get('fr', path!);
      expect(status, path).toBe(404);
      expect(/<html[^>]* lang="([^"]*)"/.exec(text)?.[1], path).toBe(locale);
    }
  });

  test('is not chosen anywhere else', async () => {
    expect((await get('ch', '/fr', { headers: { 'accept-language': 'de', cookie: 'lang=en' } })).status).toBe(200);
    expect((await get('ch', '/cinemas', { headers: { cookie: 'lang=de' } })).status).toBe(200);
  });

  // SPEC 2.53, 9.31
  test('changes by the legacy address, with a cookie and the same item', async () => {
    const { status, headers } = await get('fr', '/redirect/en/cinema/slug/aurore-lyon-confluence');
    expect(status).toBe(302);
    expect(headers.location).toBe('/en/cinemas/aurore-lyon-confluence');
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^lang=en; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax/),
    ]);
  });

  test('keeps what a page was asked for, and that alone', async () => {
    const change = async (from: string) =>
      (await get('fr', `/redirect/en?from=${encodeURIComponent(from)}`)).headers.location;
    expect(await change('/recherche?q=metropolis+1927')).toBe('/en/search?q=metropolis+1927');
    expect(await change('/recherche?q=a\r\nb')).toBe('/en/search?q=a%0D%0Ab');
    // Of a list there is nothing to keep that was asked of an item.
    expect(await change('/films/nobody-saw-it-1?start=1')).toBe('/en/movies-events');
    const page = (await get('fr', '/autour-de-moi?q=Lyon')).text;
    expect(page).toContain(`href="/redirect/en?from=${encodeURIComponent('/autour-de-moi?q=Lyon')}"`);
  });

  test('an item that does not exist leads to the nearest list', async () => {
    expect((await get('fr', '/redirect/en/movie/slug/nobody-saw-it-1')).headers.location).toBe('/en/movies-events');
  });

  test('never leads elsewhere', async () => {
    for (const from of ['https://example.org/', '//example.org', 'javascript:alert(1)', '%']) {
      const { headers } = await get('fr', `/redirect/en?from=${encodeURIComponent(from)}`);
      expect(headers.location, from).toBe('/en');
    }
    expect((await get('fr', '/redirect/nl?from=/')).status).toBe(404);
  });
});

describe('guards', () => {
  // SPEC 4.72
  test('a cinema that has moved redirects permanently to its new address, with the filters', async () => {
    const { status, headers } = await get('fr', '/cinemas/aurore-bordeaux-bacalan/filters/versions-vost');
    expect(status).toBe(301);
    expect(headers.location).toBe('/cinemas/aurore-bordeaux-bassins-a-flot/filters/versions-vost');
  });

  // SPEC 2.11
  test('a city that does not exist is not found, nor a film there', async () => {
    expect((await get('fr', '/cinemas/ville/atlantis')).status).toBe(404);
    expect((await get('fr', '/films/metropolis-44019/filters/localisation-atlantis')).status).toBe(404);
  });

  // SPEC 2.47, 2.48, 8.3
  test('the error routes show their page, each with its own status', async () => {
    expect((await get('fr', '/404')).status).toBe(404);
    expect((await get('fr', '/404_NOT_FOUND')).status).toBe(404);
    const gone = await get('fr', '/410_GONE?errorCode=410');
    expect(gone.status).toBe(410);
    expect(gone.text).toContain('Ce film a quitté l’affiche');
    expect((await get('fr', '/404?errorCode=410')).status).toBe(410);
    // A code that is not true is not used.
    expect((await get('fr', '/404?errorCode=503')).status).toBe(404);
  });

  // SPEC 2.41
  test('an error page has the empty header, and of the footer the ways to help alone', async () => {
    const { text } = await get('fr', '/nothing-here');
    expect(text).toMatch(/<header class="site-header empty"/);
    const foot = text.slice(text.indexOf('<footer'));
    expect(foot.match(/<a /g)).toHaveLength(2);
    expect(footHelps(text, siteOf('fr'), 'fr')).toBe(true);
  });
});

// SPEC 7.40, 7.41
test('the mobile app reads dictionaries and icons', async () => {
  for (const language of ['fr', 'en', 'de', 'nl']) {
    const { status, headers, json } = await get('fr', `/assets/i18n/${language}.json`);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/json');
    expect(json()).toHaveProperty('Cinemas.Alert.Title');
  }
  expect((await get('fr', '/assets/i18n/it.json')).status).toBe(404);
  const icon = await get('fr', '/assets/source/icons/hearing-impaired.svg');
  expect(icon.headers['content-type']).toContain('image/svg+xml');
  expect(icon.text).toContain('<svg');
  expect((await get('fr', '/assets/source/icons/none.svg')).status).toBe(404);
  // The pictures that the API names exist.
  const cinemas = (await get('fr', '/api/cinemas')).json() as { services: { refImage: string }[] }[];
  for (const id of new Set(cinemas.flatMap(({ services }) => services.map(({ refImage }) => refImage)))) {
    expect((await get('fr', `/assets/source/icons/${id}.svg`)).status, id).toBe(200);
  }
});

// SPEC 7.52
test.each(['fr', 'en'])('pages in %s have the words of that dictionary with them', async (language) => {
  const words = (await get('fr', `/assets/i18n/${language}.json`)).json() as Record<'Modal', Record<string, string>>;
  const { text } = await get('fr', language === 'fr' ? '/films' : '/en/movies-events');
  expect(text).toContain(`data-close-word="${words.Modal['Close']}"`);
  expect(text).toContain(`data-wait="${words.Modal['Wait']}"`);
});

test('the words of the search are there in every language', async () => {
  for (const language of ['fr', 'en', 'de', 'nl']) {
    const { status, json } = await get('fr', `/assets/search/${language}.json`);
    expect(status).toBe(200);
    expect(Object.keys((json() as { types: object }).types)).toEqual([...SEARCH_TYPES]);
  }
  expect((await get('fr', '/assets/search/it.json')).status).toBe(404);
});

test('every page carries a content security policy without unsafe sources', async () => {
  const { headers } = await get('fr', '/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('200 requests at once in four languages are never mixed', async () => {
  const asked = [
    ['fr', '/films', 'fr-FR'],
    ['fr', '/en/movies-events', 'en-FR'],
    ['ch', '/de/filme-events', 'de-CH'],
    ['nl', '/films', 'nl-NL'],
  ] as const;
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const [site, path, locale] = asked[index % 4]!;
      return { locale, text: (await get(site, path)).text };
    }),
  );
  const titles = {
    'fr-FR': 'Films et événements',
    'en-FR': 'Films and events',
    'de-CH': 'Filme und Events',
    'nl-NL': 'Films en evenementen',
  };
  for (const { locale, text } of answers) {
    expect(text).toContain(`lang="${locale}"`);
    expect(text).toMatch(new RegExp(`<h1[^>]*>${titles[locale]}</h1>`));
  }
});
