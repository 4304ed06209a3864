import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { PageCache, type CachedPage, type SharedRenders } from '../../../src/server/pageCache.ts';
import { RenderError } from '../../../src/server/rendered.ts';
import { address, prepared, response } from './entries.ts';

const FILMS = address('/films');
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const NOWHERE = 'Nothing is here. '.repeat(100);

/** A cache over a renderer whose response and delay a test sets. */
function setUp(maxBytes = 1e6) {
  const state = {
    now: 0,
    renders: [] as string[],
    lanes: [] as string[],
    joined: [] as string[],
    left: [] as string[],
    failures: [] as { path: string; kept: boolean }[],
    text: 'first',
    tags: ['site:fr'] as string[],
    failing: false,
    isPrivate: false,
    gate: Promise.resolve(),
  };
  const render: SharedRenders['render'] = async ({ url }, known, lane) => {
    state.renders.push(url);
    state.lanes.push(lane);
    const { text, failing, isPrivate, tags } = state;
    await state.gate;
    if (failing) throw new RenderError('The response was 500.');
    if (isPrivate) return 'private';
    if (url.startsWith('/nowhere')) return prepared(url, { ...response(NOWHERE), status: 404 }, { tags, known });
    return prepared(url, response(`${url} ${text}`), { tags, known });
  };
  const cache = new PageCache({
    renders: {
      render,
      join: (_address, lane) => state.joined.push(lane),
      leave: (_address, lane) => state.left.push(lane),
    },
    clock: () => state.now,
    maxBytes,
    onFailure: ({ url }, _error, kept) => state.failures.push({ path: url, kept }),
  });
  /** Does what a request does: takes the cached page, or else a render. */
  const ask = async (wanted = FILMS) => cache.find(wanted) ?? (await cache.fetch(wanted));
  return { state, cache, ask };
}

const told = (found: CachedPage | 'private' | undefined) =>
  typeof found === 'object' ? `${found.outcome}: ${found.entry.bodies.identity!.body.toString()}` : found;

/** Waits until a condition holds, however many turns of the event loop that takes. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await setImmediate();
}

describe('freshness', () => {
  test('a response is sent as it is for as long as it says', async () => {
    const { state, ask } = setUp();
    expect(told(await ask())).toBe('miss: /films first');
    state.text = 'second';
    state.now = 60 * SECOND - 1;
    expect(told(await ask())).toBe('hit: /films first');
    expect(state.renders).toHaveLength(1);
  });

  test('a stale one is sent at once while the next is rendered', async () => {
    const { state, ask } = setUp();
    await ask();
    state.text = 'second';
    state.now = 61 * SECOND;
    expect(told(await ask())).toBe('stale: /films first');
    expect(told(await ask())).toBe('stale: /films first');
    expect(told(await settled(ask))).toBe('hit: /films second');
    expect(state.renders).toHaveLength(2);
  });

  test('one that is too old is rendered before it is sent', async () => {
    const { state, ask } = setUp();
    await ask();
    state.text = 'second';
    state.now = 660 * SECOND;
    expect(told(await ask())).toBe('miss: /films second');
  });
});

/** Asks until the work in the background is done. */
async function settled(ask: () => Promise<CachedPage | 'private'>): Promise<CachedPage | 'private'> {
  for (;;) {
    const found = await ask();
    if (found === 'private' || found.outcome !== 'stale') return found;
    await setImmediate();
  }
}

describe('one render', () => {
  test('serves all who ask meanwhile', async () => {
    const { state, ask } = setUp();
    const all = await Promise.all(Array.from({ length: 1000 }, () => ask()));
    expect(state.renders).toHaveLength(1);
    expect(new Set(all.map(told))).toEqual(new Set(['miss: /films first']));
  });

  test('is waited for in the lanes of all who ask', async () => {
    const { state, cache } = setUp();
    const askers = ['one', 'two', 'three'].map((id) => ({
      id,
      address: `address of ${id}`,
      left: new AbortController().signal,
    }));
    await Promise.all(askers.map((asker) => cache.fetch(FILMS, asker)));
    expect(state.lanes).toEqual(['address of one']);
    expect(state.joined).toEqual(['address of two', 'address of three']);
  });

  test('is waited for by an address until all of its requests have left', async () => {
    const { state, cache } = setUp();
    const { promise, resolve } = Promise.withResolvers<void>();
    state.gate = promise;
    const asks = ['one', 'one', 'two'].map((id) => {
      const leaving = new AbortController();
      return { leaving, found: cache.fetch(FILMS, { id, address: id, left: leaving.signal }) };
    });
    asks[0]!.leaving.abort();
    expect(state.left).toEqual([]);
    asks[1]!.leaving.abort();
    expect(state.left).toEqual(['one']);
    resolve();
    await asks[2]!.found;
    // The end of a response is no departure.
    asks[2]!.leaving.abort();
    expect(state.left).toEqual(['one']);
  });

  test('that fails, fails for all who waited, and the next one is tried again', async () => {
    const { state, ask } = setUp();
    state.failing = true;
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => ask()));
    expect(all.every(({ status }) => status === 'rejected')).toBe(true);
    expect(state.renders).toHaveLength(1);
    expect(state.failures).toEqual([{ path: '/films', kept: false }]);
    state.failing = false;
    expect(told(await ask())).toBe('miss: /films first');
  });

  test('addresses do not wait for each other', async () => {
    const { state, ask } = setUp();
    const { promise, resolve } = Promise.withResolvers<void>();
    state.gate = promise;
    const slow = ask();
    state.gate = Promise.resolve();
    expect(told(await ask(address('/cinemas')))).toBe('miss: /cinemas first');
    resolve();
    expect(told(await slow)).toBe('miss: /films first');
  });
});

test('addresses that lead nowhere share their bytes, as long as these are the same', async () => {
  const { cache, ask } = setUp();
  const bytesOf = async (path: string) => {
    const before = cache.bytes;
    const found = await ask(address(path));
    return { bytes: cache.bytes - before, entry: typeof found === 'object' ? found.entry : undefined };
  };
  const first = await bytesOf('/nowhere');
  const second = await bytesOf('/nowhere/else');
  expect(second.entry!.status).toBe(404);
  expect(second.entry!.bodies).toBe(first.entry!.bodies);
  expect(second.entry!.head).toBe(first.entry!.head);
  expect(second.bytes).toBeLessThan(first.bytes - first.entry!.bodies.gzip!.body.length);
  cache.purge('all');
  const again = await ask(address('/nowhere/else'));
  expect(typeof again === 'object' && again.entry.bodies).toBe(first.entry!.bodies);
  expect((await ask(FILMS)) !== 'private' && told(await ask(FILMS))).toBe('hit: /films first');
});

test('brotli is for pages that are asked for again, not for each that a crawler finds', async () => {
  const { state, ask } = setUp();
  state.text = 'A page that can be compressed. '.repeat(50);
  const entryOf = async (path: string) => {
    const found = await ask(address(path));
    return found === 'private' ? undefined : found.entry;
  };
  const once = await entryOf('/once');
  const twice = await entryOf('/twice');
  await entryOf('/twice');
  // One is compressed after the other.
  await until(() => twice?.bodies.br !== undefined);
  expect(once?.bodies.gzip).toBeDefined();
  expect(once?.bodies.br).toBeUndefined();
});

describe('a render that fails', () => {
  test('leaves the older response in place for hours', async () => {
    const { state, ask } = setUp();
    await ask();
    state.failing = true;
    for (const now of [HOUR, 2 * HOUR, 23 * HOUR]) {
      state.now = now;
      expect(told(await ask())).toBe('kept: /films first');
    }
    expect(state.failures).toEqual(Array.from({ length: 3 }, () => ({ path: '/films', kept: true })));
    state.now = 25 * HOUR;
    await expect(ask()).rejects.toThrow(RenderError);
  });

  test('that takes long is waited for for three seconds, and goes on', async () => {
    const { state, cache, ask } = setUp();
    await ask();
    cache.purge('all');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    Object.assign(state, { gate, text: 'second' });
    let answered: string | undefined;
    const waiting = ask().then((found) => (answered = told(found)));
    await vi.advanceTimersByTimeAsync(2999);
    expect(answered).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toBe('kept: /films first');
    // Nobody who asks in the meantime has to wait.
    expect(told(await ask())).toBe('kept: /films first');
    open();
    await until(() => told(cache.find(FILMS)) === 'hit: /films second');
    expect(state.failures).toEqual([]);
  });

  test('is not tried again at once, but soon', async () => {
    const { state, ask } = setUp();
    await ask();
    state.failing = true;
    state.now = HOUR;
    await Promise.all([ask(), ask()]);
    for (let n = 0; n < 100; n += 1) expect(told(await ask())).toBe('kept: /films first');
    expect(state.renders).toHaveLength(2);
    state.failing = false;
    state.text = 'second';
    state.now += SECOND;
    expect(told(await ask())).toBe('miss: /films second');
  });

  test('in the background is reported, and the stale response goes on being sent', async () => {
    const { state, ask } = setUp();
    await ask();
    state.failing = true;
    state.now = 61 * SECOND;
    expect(told(await ask())).toBe('stale: /films first');
    await until(() => state.failures.length > 0);
    expect(told(await ask())).toBe('kept: /films first');
  });
});

describe('a purge', () => {
  test('has what it names rendered before it is sent again, and nothing else', async () => {
    const { state, cache, ask } = setUp();
    await ask();
    state.tags = ['site:nl'];
    await ask(address('/cinemas'));
    state.text = 'second';
    state.tags = ['site:fr'];
    cache.purge(['site:fr', 'show:fr:unknown']);
    expect(told(await ask())).toBe('miss: /films second');
    expect(told(await ask(address('/cinemas')))).toBe('hit: /cinemas first');
  });

  test('of everything names everything', async () => {
    const { state, cache, ask } = setUp();
    await ask();
    state.text = 'second';
    cache.purge('all');
    expect(told(await ask())).toBe('miss: /films second');
  });

  test('keeps the bytes for renders that fail', async () => {
    const { state, cache, ask } = setUp();
    await ask();
    state.failing = true;
    cache.purge(['site:fr']);
    expect(told(await ask())).toBe('kept: /films first');
  });

  test('reaches the render that is under way: it may have read what was before', async () => {
    const { state, cache, ask } = setUp();
    const { promise, resolve } = Promise.withResolvers<void>();
    state.gate = promise;
    const first = ask();
    cache.purge(['site:fr']);
    state.text = 'second';
    resolve();
    expect(told(await first)).toBe('miss: /films first');
    expect(told(await ask())).toBe('miss: /films second');
  });

  test('has the busiest pages rendered before anyone asks, the busiest first', async () => {
    const { state, cache, ask } = setUp();
    for (const [path, times] of [
      ['/quiet', 1],
      ['/busy', 9],
      ['/fair', 5],
    ] as const) {
      for (let n = 0; n < times; n += 1) await ask(address(path));
    }
    state.renders.length = 0;
    cache.purge(['site:fr']);
    await until(() => state.renders.length === 3);
    expect(state.renders).toEqual(['/busy', '/fair', '/quiet']);
  });
});

describe('an address with a response for each', () => {
  test('is passed on at once for a while, and then tried again', async () => {
    const { state, cache, ask } = setUp();
    state.isPrivate = true;
    expect(await ask()).toBe('private');
    expect(cache.isPrivate(FILMS)).toBe(true);
    expect(cache.isPrivate(address('/cinemas'))).toBe(false);
    state.now = 60 * SECOND;
    expect(cache.isPrivate(FILMS)).toBe(false);
    state.isPrivate = false;
    expect(told(await ask())).toBe('miss: /films first');
  });

  test('is not remembered if it is long: thousands of them would fill memory', async () => {
    const { state, cache, ask } = setUp();
    state.isPrivate = true;
    for (const length of [400, 600]) {
      const long = address(`/${'x'.repeat(length)}`);
      expect(await ask(long)).toBe('private');
      expect(cache.isPrivate(long)).toBe(length === 400);
    }
  });

  test('leaves nothing of what was cached before', async () => {
    const { state, cache, ask } = setUp();
    await ask();
    state.isPrivate = true;
    state.now = HOUR;
    expect(await ask()).toBe('private');
    expect(cache.find(FILMS)).toBeUndefined();
    expect(cache.count).toBe(0);
  });
});

test('a refresh renders what is not there, and leaves alone what is fresh', async () => {
  const { state, cache, ask } = setUp();
  cache.refresh(FILMS);
  cache.refresh(FILMS);
  await until(() => cache.count === 1);
  expect(told(await ask())).toBe('hit: /films first');
  cache.refresh(FILMS);
  cache.refresh(address('/cinemas'));
  await until(() => cache.count === 2);
  expect(state.renders).toEqual(['/films', '/cinemas']);
});

test('what is rendered again while it waits to be compressed is compressed as it is then', async () => {
  const { state, cache, ask } = setUp(1e7);
  state.text = randomBytes(1e6).toString('hex');
  await ask(address('/long'));
  state.text = 'first '.repeat(1000);
  await ask();
  cache.purge('all');
  state.text = 'second '.repeat(1000);
  await ask();
  await until(() => cache.find(FILMS)?.entry.bodies.br !== undefined);
  const { br } = cache.find(FILMS)!.entry.bodies;
  expect(brotliDecompressSync(br!.body).toString()).toBe(`/films ${state.text}`);
});

describe('a page that comes out the same', () => {
  /** Text like that of long pages: words that repeat, and numbers that do not. */
  const text = Array.from({ length: 3000 }, (_, n) => `<a href="/films/${(n * 7919) % 3001}">Séance ${n}</a>`).join('');
  const packed = (cache: PageCache) => cache.find(FILMS)!.entry.bodies.br!;

  async function renderTwice(asks: number) {
    const { state, cache, ask } = setUp(1e7);
    state.text = text;
    await ask();
    await until(() => cache.find(FILMS)?.entry.bodies.br !== undefined);
    const first = packed(cache);
    for (let n = 0; n < asks; n += 1) await ask();
    cache.purge('all');
    await ask();
    return { cache, first };
  }

  test('is packed at its best when many ask for it, under another tag', async () => {
    const { cache, first } = await renderTwice(20);
    await until(() => packed(cache) !== first);
    const best = packed(cache);
    expect(best.body.length).toBeLessThan(first.body.length);
    expect(brotliDecompressSync(best.body).toString()).toBe(`/films ${text}`);
    expect(first.lines).toMatch(/etag: "[\w-]+-br"/);
    expect(best.lines).toMatch(/etag: "[\w-]+-br11"/);
    expect(best.lines).toContain('content-encoding: br\r\n');
  });

  test('is left as it is when hardly anyone does', async () => {
    const { cache, first } = await renderTwice(0);
    await setImmediate();
    expect(packed(cache)).toBe(first);
  });
});

test('bytes stay within the limit, however many addresses are asked for', async () => {
  const { cache, ask } = setUp(50_000);
  for (let n = 0; n < 200; n += 1) {
    await ask(address(`/films/${n}`));
    expect(cache.bytes).toBeLessThanOrEqual(50_000);
  }
  expect(cache.count).toBeGreaterThan(5);
});
