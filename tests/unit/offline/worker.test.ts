import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { STYLES } from '../../../src/offline/marking.ts';
import { withNoteStyles } from '../../../src/offline/policy.ts';

const HASH = `'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`;
const POLICY = "default-src 'none'; style-src 'self'; script-src 'self'";

test('the note’s styles are allowed beside those of the page', async () => {
  expect(await withNoteStyles(POLICY)).toBe(`default-src 'none'; style-src 'self' ${HASH}; script-src 'self'`);
});

test.each(["default-src 'none'", "style-src-attr 'none'", 'report-uri /style-src', ''])(
  'a policy without a directive for styles is refused: %s',
  async (policy) => {
    await expect(withNoteStyles(policy)).rejects.toThrow('lacks the directive style-src');
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
  vi.stubGlobal('caches', { open: async (name: string) => open(name) });
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
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
