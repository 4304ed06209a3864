import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  isAccountsHost,
  isIssuerEmbedded,
  isTicketingHost,
  originOf,
  siteOfHost,
  siteOrigins,
} from '../../../src/settings/hosts.ts';
import { cautions } from '../../../src/settings/cautions.ts';
import { captchaProvider } from '../../../src/settings/captcha.ts';
import { parseSettings } from '../../../src/settings/settings.ts';
import { siteOf, SITE_CODES } from '../../../src/sites/sites.ts';

describe('settings', () => {
  // SPEC 9.5, 9.35
  test('have a default each', () => {
    const settings = parseSettings({});
    expect(settings.PORT).toBe(4321);
    expect(settings.SITE_ORIGIN).toBe('http://{site}.aurore.localhost:4321');
    expect(settings.TICKETING_URL).toBe(
      'http://tickets.aurore.localhost:4321/{language}/V{vistaRef}S{session}/booking',
    );
    // SPEC 9, "Defaults before settings".
    expect([settings.LOCATOR_MAX_CINEMAS, settings.LOCATOR_MAX_KM]).toEqual([6, 50]);
    expect(settings.OIDC_SCOPES).toBe('openid profile email');
  });

  test('an empty one counts as not given', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '' }).PORT).toBe(4321);
    expect(parseSettings({ DRAIN_SECONDS: ' ' }).DRAIN_SECONDS).toBe(parseSettings({}).DRAIN_SECONDS);
  });

  test.each([
    ['MAIL_FROM', 'Example <accounts@example.com>'],
    ['MAIL_FROM', '"Example, Ltd." <accounts@example.com>'],
    ['MAIL_FROM', 'accounts@example.com'],
    ['SMTP_URL', 'smtps://user:pass%20word@mail.example.com:465'],
    ['DATABASE_URL', 'postgres://%2Frun%2Fpostgresql/aurore'],
    ['DATABASE_URL', 'postgresql://aurore@db.example.org/aurore?sslmode=require'],
    ['DATABASE_URL', 'sqlite:/var/lib/aurore/a file.db'],
    ['SITE_ORIGIN', 'https://{site}.example.org:8443'],
    ['OIDC_ISSUER', 'https://login.example.org/realms/cinema'],
  ] as const)('%s may be %s', (name, value) => {
    expect(parseSettings({ MAIL_FROM: 'a@example.com', [name]: value })).toMatchObject({ [name]: value });
  });

  test.each([
    ['PORT', '99999'],
    ['PORT', 'http'],
    ['SITE_ORIGIN', 'https://{site}.example.org:99999'],
    ['SITE_ORIGIN', 'https://{site}.example.org:abc'],
    ['SITE_ORIGIN', 'https://{site}.example.org?x'],
    ['SITE_ORIGIN', 'https://{site}.example.org#x'],
    ['SITE_ORIGIN', 'https://u:p@{site}.example.org'],
    ['ACCOUNTS_ORIGIN', 'https://a:b'],
    ['OIDC_ISSUER', 'https://'],
    ['DATABASE_URL', 'postgres://a:b@localhost:99999/x'],
    ['DATABASE_REPLICA_URL', 'postgres://a:b@localhost:99999/x'],
    ['SMTP_URL', 'smtp://mail:99999'],
    ['MAIL_FROM', 'accounts'],
    ['MAIL_FROM', '"Example <accounts@example.com>"'],
    ['MAIL_FROM', "'Example <accounts@example.com>'"],
    ['FEATURES', 'walet'],
    ['FEATURES', 'wallet, help'],
    ['WIDGET_ORIGINS', 'https://a:b:c'],
    ['TICKETING_ORIGINS', 'https://a:b:c'],
    ['PROXIES', 'http://varnish:abc'],
    ['PROXIES', 'http://varnish:6082'],
    ['METRICS_PORT', '4321'],
    ['SITE_ORIGIN', 'https://www.example.org'],
    ['SITE_ORIGIN', 'https://{site}.example.org/path'],
    ['DEFAULT_SITE', 'de'],
    ['DATABASE_URL', 'mysql://x'],
    ['CLOCK', 'yesterday'],
    ['LOG_LEVEL', 'loud'],
    ['OIDC_ISSUER', 'accounts.example.org'],
    ['OIDC_SCOPES', 'profile email'],
    ['SMTP_URL', 'mail.example.org'],
    ['LOCATOR_MAX_KM', '0'],
    ['LOCATOR_MAX_CINEMAS', '1.5'],
    ['GEO_HEADERS', 'x-latitude'],
    ['VIDEO_ORIGINS', 'https://trailers.example.org/films'],
    ['IMAGE_ORIGINS', 'https://images.example.org/posters'],
    ['PICTURE_HOSTS', 'https://images.example.org'],
    ['PROXIES', 'varnish:6081'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_TIMEOUT', '0'],
    ['DATABASE_REPLICA_URL', 'sqlite:replica.db'],
    ['DATABASE_REPLICA_URL', 'postgres://replica/aurore'],
    ['TICKETING_URL', 'https://tickets.example.org'],
    ['TICKETING_URL', 'https://tickets.example.org/{room}'],
    ['TICKETING_URL', 'https://{cinema}.example.org/{session}'],
    ['TICKETING_ORIGINS', 'https://tickets.example.org/sessions'],
    ['TICKETING_ORIGIN', 'tickets.example.org'],
  ])('%s=%s is refused in one sentence that names it', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`^Bad setting: ${name}: .+\\.$`));
  });

  test('origins of videos are a list', () => {
    expect(parseSettings({}).VIDEO_ORIGINS).toEqual([]);
    const VIDEO_ORIGINS = 'https://a.example.org, https://b.example.org,';
    expect(parseSettings({ VIDEO_ORIGINS }).VIDEO_ORIGINS).toEqual(['https://a.example.org', 'https://b.example.org']);
  });

  test('writers need publishers, who are others', () => {
    for (const EDITOR_ROLE of ['', 'writers']) {
      expect(() => parseSettings({ WRITER_ROLE: 'writers', EDITOR_ROLE })).toThrow(
        'Bad setting: WRITER_ROLE: expected',
      );
    }
    expect(parseSettings({ WRITER_ROLE: 'writers', EDITOR_ROLE: 'newsroom' }).WRITER_ROLE).toBe('writers');
  });

  test('CLOCK is refused in production', () => {
    const CLOCK = '2026-11-21T17:30:00+01:00';
    expect(parseSettings({ CLOCK }).CLOCK).toBe(CLOCK);
    expect(() => parseSettings({ CLOCK, NODE_ENV: 'production' })).toThrow('CLOCK');
  });

  test('the origin of several sites names each', () => {
    expect(() => parseSettings({ SITE_ORIGIN: 'https://www.rex.example' })).toThrow(
      'Bad setting: SITE_ORIGIN: expected {site} in it, since there are 8 sites.',
    );
  });

  test('there is a demo unless a setting says otherwise, and none in production', () => {
    expect(parseSettings({}).DEMO).toBe('on');
    expect(parseSettings({ NODE_ENV: 'production' }).DEMO).toBe('off');
    expect(() => parseSettings({ NODE_ENV: 'production', DEMO: 'on' })).toThrow(/^Bad setting: DEMO: .*\.$/);
  });
});

describe('hosts', () => {
  const settings = parseSettings({ PORT: '5000' });

  test.each(SITE_CODES)('the site %s is found by the host of its origin', (code) => {
    expect(siteOfHost(new URL(originOf(siteOf(code), settings)).host, settings)?.code).toBe(code);
    expect(siteOfHost(`${code}.AURORE.localhost:5000`, settings)?.code).toBe(code);
  });

  test('loopback shows the default site, on any port', () => {
    const dutch = parseSettings({ DEFAULT_SITE: 'nl' });
    for (const host of ['localhost', 'localhost:9', '127.0.0.1:80', '[::1]:4321']) {
      expect(siteOfHost(host, dutch)?.code).toBe('nl');
    }
  });

  test('in production loopback is ours with our own port alone: each other would have pages of its own in the cache', () => {
    const production = parseSettings({ NODE_ENV: 'production', PORT: '5000' });
    const [local, loopback] = ['localhost:5000', '[::1]:5000'].map((host) => siteOfHost(host, production)?.code);
    expect([local, loopback]).toEqual([SITE_CODES[0], SITE_CODES[0]]);
    for (const host of ['localhost', 'localhost:5001', '127.0.0.1:80', '127.0.0.1:05000', 'localhost:']) {
      expect(siteOfHost(host, production)).toBeUndefined();
    }
    expect(siteOfHost('localhost', parseSettings({ NODE_ENV: 'production', PORT: '80' }))).toBeDefined();
  });

  test.each([
    '',
    'example.org',
    'fr.aurore.localhost',
    'xfr.aurore.localhost:5000',
    'de.aurore.localhost:5000',
    'localhost.example.org',
  ])('"%s" is none of ours', (host) => {
    expect(siteOfHost(host, settings)).toBeUndefined();
  });

  test('the ticketing stand-in has a host of its own, only as long as it is ours', () => {
    expect(isTicketingHost('tickets.aurore.localhost:5000', settings)).toBe(true);
    const theirs = parseSettings({ TICKETING_URL: 'https://tickets.example.org/{session}' });
    expect(isTicketingHost('tickets.aurore.localhost:4321', theirs)).toBe(false);
  });

  test('a real ticketing may be a part of a site: its host stays the site’s', () => {
    const SITE_ORIGIN = 'https://{site}.rex.example';
    const shared = parseSettings({ SITE_ORIGIN, TICKETING_URL: 'https://fr.rex.example/tickets/{session}' });
    expect(isTicketingHost('fr.rex.example', shared)).toBe(false);
    expect(siteOfHost('fr.rex.example', shared)?.code).toBe('fr');
  });

  // SPEC 2.56, 7.38, 7.50
  test('the accounts have a host of their own, and issue their tokens unless a setting names another issuer', () => {
    expect(isAccountsHost('accounts.aurore.localhost:5000', settings)).toBe(true);
    expect(isAccountsHost('fr.aurore.localhost:5000', settings)).toBe(false);
    expect(settings.OIDC_ISSUER).toBe('http://accounts.aurore.localhost:5000');
    expect(settings.OIDC_AUDIENCE).toBe('http://accounts.aurore.localhost:5000/api');
    expect(isIssuerEmbedded(settings)).toBe(true);
    expect(isIssuerEmbedded(parseSettings({ OIDC_ISSUER: 'https://login.example.org/' }))).toBe(false);
    expect(siteOrigins(settings)).toContain('http://ci.aurore.localhost:5000');
  });
});

const PUBLIC = { SITE_ORIGIN: 'https://{site}.example.com', ACCOUNTS_ORIGIN: 'https://accounts.example.com' };

describe('a production site that nobody reaches', () => {
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@example.org' };

  test.each([
    [
      'SITE_ORIGIN',
      /^SITE_ORIGIN is not set: no visitor reaches .* http:\/\/\{site\}\.aurore\.localhost:80, .* set .*\.$/,
    ],
    [
      'ACCOUNTS_ORIGIN',
      /^ACCOUNTS_ORIGIN is not set: .* sign in .* http:\/\/accounts\.aurore\.localhost:80, .* set .*\.$/,
    ],
  ])('says so without %s, with the place in the documentation', (name, sentence) => {
    const [said, ...others] = cautions(parseSettings({ ...production, ...PUBLIC, PORT: '80', [name]: '' }));
    expect(others).toEqual([]);
    expect(said).toMatch(sentence);
    const [, page, anchor] = /\((docs\/\S+)#(\S+)\)\.$/.exec(said!)!;
    const headings = [...readFileSync(page!, 'utf8').matchAll(/^## (.*)$/gm)].map(([, heading]) =>
      heading!.toLowerCase().replaceAll(',', '').replaceAll(' ', '-'),
    );
    expect(headings).toContain(anchor);
  });

  test('and only in production', () => {
    expect(cautions(parseSettings({}))).toEqual([]);
  });
});

describe('a production site that cannot send mails', () => {
  const production = { NODE_ENV: 'production', DATA_DIR: '/var/lib/aurore', ...PUBLIC };

  test('says so', () => {
    expect(cautions(parseSettings(production))).toEqual([
      expect.stringMatching(/^SMTP_URL is not set: .* passwords .* reach nobody, .* \/var\/lib\/aurore\/outbox\.$/),
    ]);
  });

  test('says so too where another issuer writes to its clients', () => {
    expect(cautions(parseSettings({ ...production, OIDC_ISSUER: 'https://login.example.org' }))).toEqual([
      expect.stringMatching(/^SMTP_URL is not set: mails that open the check of a voucher .* reach nobody, .*/),
    ]);
  });

  test.each([{ ...production, SMTP_URL: 'smtp://mail.example.org' }, { NODE_ENV: 'development' }])(
    'and only then: %j',
    (environment) => {
      expect(cautions(parseSettings(environment))).toEqual([]);
    },
  );
});

describe('a captcha of another company', () => {
  const listed = { CAPTCHA: 'turnstile', WIDGET_ORIGINS: 'https://challenges.cloudflare.com' };

  test('needs its secret, and its origins on the allow-list', () => {
    expect(() => parseSettings(listed)).toThrow('turnstile needs CAPTCHA_SECRET');
    expect(() => parseSettings({ CAPTCHA: 'recaptcha', CAPTCHA_SECRET: 's' })).toThrow(
      'recaptcha needs https://www.google.com and https://www.gstatic.com in WIDGET_ORIGINS',
    );
    expect(captchaProvider(parseSettings({ ...listed, CAPTCHA_SECRET: 's' }))).toEqual({
      kind: 'turnstile',
      name: 'Cloudflare Turnstile',
      script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
      verification: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
      origins: ['https://challenges.cloudflare.com'],
    });
  });

  test('may be asked elsewhere; without one there is none', () => {
    const settings = parseSettings({
      CAPTCHA: 'recaptcha',
      CAPTCHA_SECRET: 's',
      CAPTCHA_ORIGIN: 'https://www.recaptcha.net',
      WIDGET_ORIGINS: 'https://www.recaptcha.net,https://www.gstatic.com',
    });
    expect(captchaProvider(settings)?.verification).toBe('https://www.recaptcha.net/recaptcha/api/siteverify');
    expect(captchaProvider(parseSettings({}))).toBeUndefined();
  });
});
