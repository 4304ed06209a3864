import { readdir, readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const ORIGIN = 'http://fr.aurore.test';
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

/** The API client of a page that was just opened. */
async function openPage() {
  vi.resetModules();
  const { getApi } = await import('../../../../../src/islands/ui/lib/api.ts');
  return (path: string, signal?: AbortSignal) => getApi(path, (data) => data, signal);
}

beforeEach(() => {
  stored.clear();
  asked.mockReset();
  asked.mockImplementation(async () => Response.json({ n: asked.mock.calls.length }));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('document', { documentElement: { lang: 'en-FR' } });
  vi.stubGlobal('sessionStorage', storage);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const addresses = () => asked.mock.calls.map(([address]) => address);

describe('an address', () => {
  // SPEC 7.1, 7.2
  test('is absolute and has the language of the page', async () => {
    const getApi = await openPage();
    await getApi('/search/quick?q=caf%C3%A9');
    expect(addresses()).toEqual([`${ORIGIN}/api/search/quick?q=caf%C3%A9&language=en`]);
  });

  // SPEC 7.1
  test.each(['/settings', '/settings/locator', '/accounts/me', '/accounts/me/cinemas', '/client/7'])(
    '%s has no language',
    async (path) => {
      const getApi = await openPage();
      await getApi(path);
      expect(addresses()).toEqual([`${ORIGIN}/api${path}`]);
    },
  );
});

describe('what was answered', () => {
  // SPEC 7.3
  test('is cached for the session, on the next page too', async () => {
    expect(await (await openPage())('/cinemas')).toEqual({ ok: true, data: { n: 1 } });
    vi.advanceTimersByTime(3_600_000);
    expect(await (await openPage())('/cinemas')).toEqual({ ok: true, data: { n: 1 } });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test.each([
    '/cinema/x/shows',
    '/cinema/x/statuses/2026-11-21',
    '/show/x/showtimes/paris',
    '/show/x/cinemas',
    '/show/x/statuses/2026-11-21',
    '/zone',
    '/zone/paris',
    '/event/opera/shows',
    '/gpxp/imax/shows',
    '/cinepass/current-shows',
  ])('%s is requested again after 60 s', async (path) => {
    const getApi = await openPage();
    await getApi(path);
    vi.advanceTimersByTime(59_999);
    expect(await getApi(path)).toEqual({ ok: true, data: { n: 1 } });
    vi.advanceTimersByTime(1);
    expect(await getApi(path)).toEqual({ ok: true, data: { n: 2 } });
    expect(asked.mock.calls[1]![1].cache).toBe('no-cache');
  });

  test('is not cached when it says so, is of an account, or failed', async () => {
    const getApi = await openPage();
    await getApi('/accounts/me');
    await getApi('/client/7');
    await getApi('/client/7');
    asked.mockImplementation(async () => Response.json(1, { headers: { 'cache-control': 'private, no-store' } }));
    await getApi('/locator/start');
    await getApi('/locator/start');
    asked.mockImplementation(async () => new Response('{}', { status: 500 }));
    expect(await getApi('/cities')).toEqual({ ok: false, reason: 'status', status: 500 });
    await getApi('/cities');
    expect(asked).toHaveBeenCalledTimes(7);
    expect(stored.size).toBe(0);
  });

  test('is cached by the page where there is no storage, or it is too much for it', async () => {
    asked.mockImplementation(async () => Response.json('x'.repeat(200_000)));
    const getApi = await openPage();
    await getApi('/cinemas');
    await getApi('/cinemas');
    expect([asked.mock.calls.length, stored.size]).toEqual([1, 0]);
    vi.stubGlobal('sessionStorage', undefined);
    await getApi('/cities');
    await getApi('/cities');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('is not believed when the storage holds something else', async () => {
    stored.set(`api:${ORIGIN}/api/cities?language=en`, '{"at":"now"}');
    expect(await (await openPage())('/cities')).toEqual({ ok: true, data: { n: 1 } });
  });
});

test('every island asks by this client; what stands in pages and shares no module with islands has one call of its own', async () => {
  const files = (await readdir('src/islands', { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const asking: string[] = [];
  for (const file of files) {
    const text = await readFile(`src/islands/${file}`, 'utf8');
    if (/\bfetch\(|XMLHttpRequest|sendBeacon|axios/.test(text)) asking.push(file.replaceAll('\\', '/'));
  }
  // The others fetch pages, fragments and texts, which are not API calls, or send a token or a captcha's answer, which
  // the public client neither sends nor caches answers to. A picture to share, consent, measurement and the chat's
  // provider are not the API either.
  expect(asking.sort()).toEqual([
    'account/calls.ts',
    'account/tokenEndpoint.ts',
    'cinema/chosenCinema/fragment.ts',
    'consent/press.ts',
    'consent/tracking/track.ts',
    'consent/widgets/chat.ts',
    'offers/check.ts',
    'programme/refresh.ts',
    'programme/stale.ts',
    'search/Search.island.tsx',
    'ui/lib/api.ts',
    'ui/lib/trusted.ts',
    'ui/modal/share.ts',
  ]);
});

describe('under way', () => {
  /** A server that never answers; its requests end as a browser's do when they are aborted. */
  const silent = () =>
    asked.mockImplementation(
      (_, { signal }) =>
        new Promise((_done, fail) => signal!.addEventListener('abort', () => fail(signal!.reason as Error))),
    );

  test('one request serves all who ask', async () => {
    const getApi = await openPage();
    expect(await Promise.all([getApi('/cities'), getApi('/cities')])).toEqual(
      Array(2).fill({ ok: true, data: { n: 1 } }),
    );
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('who gives up gets a failure; the others go on waiting, and the last ends the request', async () => {
    silent();
    const getApi = await openPage();
    const [one, two] = [new AbortController(), new AbortController()];
    const answers = [getApi('/cities', one.signal), getApi('/cities', two.signal)];
    one.abort();
    expect(await answers[0]).toEqual({ ok: false, reason: 'aborted' });
    expect(asked.mock.calls[0]![1].signal!.aborted).toBe(false);
    two.abort();
    expect(await answers[1]).toEqual({ ok: false, reason: 'aborted' });
    expect(asked.mock.calls[0]![1].signal!.aborted).toBe(true);
    expect(await getApi('/cities', one.signal)).toEqual({ ok: false, reason: 'aborted' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('it ends after its time', async () => {
    silent();
    const end = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
    const answer = (await openPage())('/cities');
    expect(vi.mocked(AbortSignal.timeout)).toHaveBeenCalledWith(8000);
    end.abort();
    expect(await answer).toEqual({ ok: false, reason: 'timeout' });
    vi.restoreAllMocks();
  });

  test('what is not the API’s to the parser is a failure, and stays one', async () => {
    await openPage();
    const { getApi } = await import('../../../../../src/islands/ui/lib/api.ts');
    const parse = (data: unknown) => (typeof data === 'string' ? data : undefined);
    expect(await getApi('/cities', parse)).toEqual({ ok: false, reason: 'content' });
    expect(await getApi('/cities', parse)).toEqual({ ok: false, reason: 'content' });
    expect(await getApi('/cities', () => 1)).toEqual({ ok: true, data: 1 });
  });

  test('no network and a response that is no JSON are told apart', async () => {
    const getApi = await openPage();
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await getApi('/cities')).toEqual({ ok: false, reason: 'network' });
    asked.mockResolvedValueOnce(new Response('<html>'));
    expect(await getApi('/cities')).toEqual({ ok: false, reason: 'content' });
  });
});
