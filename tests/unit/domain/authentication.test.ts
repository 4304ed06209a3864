import { describe, expect, test } from 'vitest';
import { allowedEntry, allowedList, isTolerated } from '../../../src/domain/account/allowedList.ts';
import { AUTH_ERRORS, AuthError, errorOfProvider, isAuthErrorCode } from '../../../src/domain/account/authErrors.ts';
import { authFrameOf, frameMessage } from '../../../src/domain/account/authFrame.ts';
import { shownAvatar } from '../../../src/domain/account/avatar.ts';
import { returnPath } from '../../../src/domain/account/returnPath.ts';
import { needsForcedAuthentication, sharedDomain, silentSignIn } from '../../../src/domain/account/silentSignIn.ts';

const SITE = 'https://fr.example.org';
const ACCOUNTS = 'https://accounts.example.org';

describe('the allowed list', () => {
  const entry = (uri: string) => allowedEntry(allowedList(SITE, ACCOUNTS), uri, 'GET');

  // SPEC 5.29, 8.11
  test.each([
    `${ACCOUNTS}/api/fr/accounts/me`,
    `${ACCOUNTS}/api/v1/accounts/me/cinemas`,
    `${SITE}/api/client/ada/show/metropolis-44019/intention`,
  ])('sends the token to %s, and nothing without it', (uri) => {
    expect(entry(uri)).toBeDefined();
    expect(isTolerated('login_required', entry(uri)!)).toBe(false);
  });

  // SPEC 5.29
  test.each([
    `${SITE}/api/shows`,
    `${SITE}/api/clients`,
    `${ACCOUNTS}/fr/register`,
    `https://accounts.example.org.evil.example/api/fr/accounts/me`,
    `https://evil.example/?${ACCOUNTS}/api/fr/accounts/me`,
    `https://nl.example.org/api/client/ada`,
  ])('sends no token to %s', (uri) => expect(entry(uri)).toBeUndefined());

  // SPEC 8.11
  test.each(['webview', 'logout'])('lets anybody ask for %s, but for no other reason than having no token', (name) => {
    const open = entry(`${ACCOUNTS}/api/fr/${name}`)!;
    const tolerated = AUTH_ERRORS.filter((code) => isTolerated(code, open));
    expect(tolerated.sort()).toEqual(['consent_required', 'login_required', 'missing_refresh_token']);
  });

  // SPEC 5.29
  test('knows an entry by its address, too', () => {
    const list = [{ uri: 'https://a.example/x' }];
    expect(allowedEntry(list, 'https://a.example/x', 'GET')).toBe(list[0]);
    expect(allowedEntry(list, 'https://a.example/x/y', 'GET')).toBeUndefined();
  });
});

describe('errors', () => {
  // SPEC 8.13, 8.15, 8.16
  test('of a provider are told apart', () => {
    for (const same of ['login_required', 'consent_required', 'mfa_required', 'access_denied']) {
      expect(errorOfProvider(same).code).toBe(same);
    }
    expect(errorOfProvider('interaction_required').code).toBe('login_required');
    expect(errorOfProvider('account_selection_required').code).toBe('login_required');
    expect(errorOfProvider('invalid_grant').code).toBe('missing_refresh_token');
    expect(errorOfProvider('server_error').message).toBe('Request failed: server_error');
    expect(errorOfProvider('server_error', 'Out of order').message).toBe('Request failed: Out of order');
    expect(errorOfProvider('server_error').code).toBe('request_error');
    expect(errorOfProvider('toString').code).toBe('request_error');
    expect(errorOfProvider('mfa_required', 'Second factor', 'mfa').mfaToken).toBe('mfa');
  });

  test('are known by their codes, and each has a text of its own', () => {
    expect(AUTH_ERRORS.every(isAuthErrorCode)).toBe(true);
    expect(['', 'toString', 'Timeout'].some(isAuthErrorCode)).toBe(false);
    const texts = AUTH_ERRORS.map((code) => new AuthError(code).message);
    expect(texts).not.toContain('');
    // But for one, which is said of the two that an outsider may cause.
    expect(new Set(texts).size).toBe(texts.length - 1);
    expect(new AuthError('timeout').name).toBe('AuthError');
    expect(new AuthError('timeout', 'of tokens').message).toBe('Timeout: of tokens');
  });

  // SPEC 8.17, 8.20
  test('say what SPEC says', () => {
    expect(new AuthError('state_mismatch').message).toBe('Invalid state');
    expect(new AuthError('missing_transaction').message).toBe('Invalid state');
    expect(new AuthError('no_params').message).toBe('There are no query params available for parsing.');
  });
});

describe('frames', () => {
  const sources = { register: `${ACCOUNTS}/fr/register`, mail: `${ACCOUNTS}/fr/mail`, redirect: false };
  const done = { registered: true, emailVerify: true, firstLogin: false };

  // SPEC 3.53, 4.15
  test('who is not registered registers, and cannot close that', () => {
    expect(authFrameOf({ ...done, registered: false, firstLogin: true }, sources)).toEqual({
      source: sources.register,
      fullscreen: true,
      closable: false,
      redirect: false,
    });
  });

  // SPEC 4.16
  test('who comes again without having proved the address is asked to', () => {
    expect(authFrameOf({ ...done, emailVerify: false }, sources)).toMatchObject({
      source: sources.mail,
      fullscreen: true,
      closable: true,
    });
    expect(authFrameOf({ ...done, emailVerify: false, firstLogin: true }, sources)).toBeUndefined();
    expect(authFrameOf(done, sources)).toBeUndefined();
  });

  // SPEC 4.17
  test('may send the page there instead', () => {
    expect(authFrameOf({ ...done, registered: false }, { ...sources, redirect: true })?.redirect).toBe(true);
  });

  const said = { origin: ACCOUNTS, fromFrame: true, data: { type: 'register_complete', data: { id: 'ada' } } };

  // SPEC 4.19
  test('pass on what their page tells', () => {
    expect(frameMessage(said, ACCOUNTS)).toEqual({
      kind: 'register_complete',
      data: { id: 'ada', code: 'registration' },
    });
    const exchange = { ...said, data: { type: 'parent_exchange', data: 'x' } };
    expect(frameMessage(exchange, ACCOUNTS)).toEqual({ kind: 'parent_exchange', data: 'x' });
  });

  test.each([
    ['another origin', { origin: SITE }],
    ['an origin that begins like it', { origin: `${ACCOUNTS}.evil.example` }],
    ['no origin', { origin: 'null' }],
    ['another window of that origin', { fromFrame: false }],
    ['another type', { data: { type: 'sign_out' } }],
    ['text', { data: 'register_complete' }],
    ['nothing', { data: null }],
  ])('do not hear %s', (_, changed) => {
    expect(frameMessage({ ...said, ...changed }, ACCOUNTS)).toBeUndefined();
  });
});

describe('the path to come back to', () => {
  test.each(['/', '/callback/more', '/films/filters/date-2026-11-25?x=1#book', '/en/my-list'])('may be %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'films',
    'javascript:alert(1)',
    '',
    undefined,
    { toString: () => '/films' },
    '/callback?code=1&state=2',
    '/callback#x',
    '/./callback',
    '/.//evil.example',
  ])('is home instead of %s', (path) => expect(returnPath(path)).toBe('/'));
});

describe('silent sign-in', () => {
  const NOW = 1_800_000_000_000;
  const there = {
    habit: 'always',
    marked: true,
    lastTry: undefined,
    elsewhere: false,
    forced: false,
    now: NOW,
  } as const;

  // SPEC 4.26, 4.27, 9.28
  test('needs the cookie, and five minutes since the last', () => {
    expect(silentSignIn(there)).toBe('frame');
    expect(silentSignIn({ ...there, marked: false })).toBe('none');
    expect(silentSignIn({ ...there, lastTry: NOW - 299_999 })).toBe('none');
    expect(silentSignIn({ ...there, lastTry: NOW - 300_000 })).toBe('frame');
  });

  test('takes the whole window only where a frame of another domain knows no cookie', () => {
    expect(silentSignIn({ ...there, forced: true })).toBe('frame');
    expect(silentSignIn({ ...there, elsewhere: true })).toBe('frame');
    expect(silentSignIn({ ...there, forced: true, elsewhere: true })).toBe('window');
    expect(silentSignIn({ ...there, forced: true, elsewhere: true, lastTry: NOW - 1 })).toBe('none');
  });

  // SPEC 4.26, 4.83
  test('is tried where the site does so: in no browser, in those that need it, or in all', () => {
    const [usual, needing] = [there, { ...there, forced: true }];
    expect([usual, needing].map((each) => silentSignIn({ ...each, habit: 'never' }))).toEqual(['none', 'none']);
    expect([usual, needing].map((each) => silentSignIn({ ...each, habit: 'forced' }))).toEqual(['none', 'frame']);
    expect([usual, needing].map((each) => silentSignIn({ ...each, habit: 'always' }))).toEqual(['frame', 'frame']);
  });

  const CHROME =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
  const SAFARI =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const PHONE =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
  const OLD_EDGE =
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/51.0 Safari/537.36 Edge/14.14393';
  const usual = { touchPoints: 0, webview: false, serviceWorker: true, indexedDb: true, quota: 3e11, heapLimit: 4e9 };

  // SPEC 4.26, 9.43
  test.each([
    ['Chrome', { userAgent: CHROME }, false],
    ['Chrome in a private window', { userAgent: CHROME, quota: 7e9 }, true],
    ['Chrome at just twice the heap', { userAgent: CHROME, quota: 8e9 }, false],
    ['Chrome that tells nothing', { userAgent: CHROME, quota: undefined }, false],
    ['Chrome that tells nothing of its heap', { userAgent: CHROME, heapLimit: undefined }, false],
    ['Safari', { userAgent: SAFARI }, true],
    ['Safari on a tablet that says it is a Mac', { userAgent: SAFARI, touchPoints: 5 }, true],
    ['the app on a tablet that says it is a Mac', { userAgent: SAFARI, touchPoints: 5, webview: true }, false],
    ['a Mac, which has no app, with one point to touch', { userAgent: SAFARI, touchPoints: 1, webview: true }, true],
    ['a desk to touch', { userAgent: CHROME, touchPoints: 10 }, false],
    ['Firefox', { userAgent: FIREFOX }, false],
    ['Firefox without service worker', { userAgent: FIREFOX, serviceWorker: false }, true],
    ['a phone', { userAgent: PHONE }, true],
    ['the app on a phone', { userAgent: PHONE, webview: true }, false],
    ['an old Edge without indexedDB', { userAgent: OLD_EDGE, indexedDb: false }, true],
    ['an old Edge', { userAgent: OLD_EDGE }, false],
  ])('%s', (_, traits, forced) => {
    expect(needsForcedAuthentication({ ...usual, ...traits })).toBe(forced);
  });

  // SPEC 4.28, 4.84
  test('the cookie is on the domain that the sites share', () => {
    expect(sharedDomain('fr.aurore.localhost', 'aurore.localhost')).toBe('aurore.localhost');
    expect(sharedDomain('aurore.localhost', 'aurore.localhost')).toBe('aurore.localhost');
    expect(sharedDomain('localhost', 'aurore.localhost')).toBeUndefined();
    expect(sharedDomain('notaurore.localhost', 'aurore.localhost')).toBeUndefined();
  });
});

// SPEC 5.20
test.each([
  [undefined, undefined],
  ['ftp://cdn.example.org/ada.jpg', undefined],
  ['javascript:https://cdn.example.org/ada.jpg', undefined],
  ['http://cdn.example.org/ada.jpg', 'http://cdn.example.org/ada.jpg'],
  ['https://cdn.example.org/blank.gif', undefined],
  ['https://cdn.example.org/defaultuser.png', undefined],
  ['https://cdn.example.org/default.png/ada.jpg', 'https://cdn.example.org/default.png/ada.jpg'],
  ['https://cdn.example.org/default-avatar.png', undefined],
  ['https://cdn.example.org/users/placeholder.svg', undefined],
  ['https://cdn.example.org/users/ada.jpg', 'https://cdn.example.org/users/ada.jpg'],
  ['javascript:alert(1)', undefined],
])('the photo %s is shown as %s', (photo, shown) => expect(shownAvatar(photo)).toBe(shown));
