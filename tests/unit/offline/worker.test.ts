import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { STYLES } from '../../../src/offline/copy.ts';
import { withCopy } from '../../../src/offline/policy.ts';

// The site's build makes this text.
vi.mock('../../../src/offline/copyScript.ts?bundle', () => ({ default: 'run()' }));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = "default-src 'none'; style-src 'self'; script-src 'self'";

test('what is added to a page is allowed beside what is its own', async () => {
  expect(await withCopy(POLICY)).toBe(
    `default-src 'none'; style-src 'self' ${hashOf(STYLES)}; script-src 'self' ${hashOf('run()')}`,
  );
});

test.each(["default-src 'none'", "style-src-attr 'none'", 'report-uri /style-src', ''])(
  'a policy without a directive for styles is refused: %s',
  async (policy) => {
    await expect(withCopy(policy)).rejects.toThrow('lacks the directive style-src');
  },
);

const PAGE = 'https://fr.aurore.test/films';

/** The worker in a browser that has nothing yet, and what its caches hold. */
async function startWorker() {
  const stored = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (address: string) => entries.get(address)?.clone(),
      put: async (address: string, entry: Response) => void entries.set(address, entry),
      delete: async (address: string) => entries.delete(address),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  };
  const listeners = new Map<string, (event: object) => void>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  vi.stubGlobal('caches', { open: async (name: string) => open(name) });
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    registration: {
      showNotification: (...all: unknown[]) => shown.push(all),
      pushManager: { subscribe: async (options: unknown) => ({ made: options }) },
    },
    clients: { openWindow: (url: string) => opened.push(url) },
  });
  vi.resetModules();
  await import('../../../src/offline/worker.ts');
  return {
    /** A visit of the page; what keeping it comes to. */
    visit: async () => {
      const works: Promise<unknown>[] = [];
      const request = { url: PAGE, mode: 'navigate', method: 'GET', destination: 'document' };
      let shown: Promise<Response> | undefined;
      listeners.get('fetch')!({
        request,
        respondWith: (answer: Promise<Response>) => void (shown = answer),
        waitUntil: (work: Promise<unknown>) => void works.push(work),
      });
      return { text: await (await shown!).text(), kept: Promise.all(works) };
    },
    shown,
    opened,
    tell: async (name: 'push' | 'notificationclick' | 'pushsubscriptionchange', event: object) => {
      let work: Promise<unknown> | undefined;
      listeners.get(name)!({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
      await work;
    },
    pages: () => [...(stored.get('aurore-pages-1')?.keys() ?? [])],
  };
}

/** A page as the browser gets it, under a policy. */
const respond = (policy: string) =>
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' }) &&
  vi.stubGlobal('fetch', async () => {
    const headers = {
      'content-type': 'text/html',
      'content-security-policy': policy,
      'x-offline': '/hors-ligne',
    };
    const page = new Response('<title>Films</title>', { headers });
    // Only a browser makes a response of this site basic.
    const basic = (response: Response): Response =>
      Object.defineProperties(response, {
        type: { value: 'basic' },
        clone: { value: () => basic(Response.prototype.clone.call(response)) },
      });
    return basic(page);
  });

beforeEach(() => void vi.unstubAllGlobals());

test('a page whose policy lets the note be shown is stored', async () => {
  respond(POLICY);
  const worker = await startWorker();
  const { text, kept } = await worker.visit();
  await kept;
  expect([text, worker.pages()]).toEqual(['<title>Films</title>', [PAGE]]);
});

test('a page whose policy does not is shown, but not stored, and the browser reports why', async () => {
  respond("default-src 'none'");
  const worker = await startWorker();
  const { text, kept } = await worker.visit();
  await expect(kept).rejects.toThrow('lacks the directive style-src');
  expect([text, worker.pages()]).toEqual(['<title>Films</title>', []]);
});

test('a message is shown as it comes; a press opens what it tells of, and its button stops it without opening anything', async () => {
  const posted = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', posted);
  const worker = await startWorker();
  const options = {
    body: 'Lyon, 20:00',
    data: { url: 'https://tickets.example/1', stop: 'https://fr.aurore.test/stop' },
  };
  await worker.tell('push', { data: { json: () => ['Metropolis', options] } });
  expect(worker.shown).toEqual([['Metropolis', options]]);
  const notification = { ...options, close: vi.fn() };
  await worker.tell('notificationclick', { action: '', notification });
  expect([worker.opened, posted.mock.calls]).toEqual([[options.data.url], []]);
  await worker.tell('notificationclick', { action: 'stop', notification });
  expect(worker.opened).toHaveLength(1);
  expect(posted.mock.calls).toEqual([[options.data.stop, { method: 'POST' }]]);
  expect(notification.close).toHaveBeenCalledTimes(2);
});

test('of a subscription that has ended the site is told which took its place', async () => {
  const posted = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', posted);
  const worker = await startWorker();
  const former = { options: { applicationServerKey: 'B' } };
  await worker.tell('pushsubscriptionchange', { oldSubscription: null });
  expect(posted).not.toHaveBeenCalled();
  await worker.tell('pushsubscriptionchange', { oldSubscription: former });
  expect(posted.mock.calls).toEqual([
    ['/tell-me/subscription', { method: 'POST', body: JSON.stringify([former, { made: former.options }]) }],
  ]);
});
