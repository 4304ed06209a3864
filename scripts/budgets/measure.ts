import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { settled } from '../../e2e/support/settled.ts';
import { painted } from '../../e2e/support/vitals.ts';

/** The weight of a page, in bytes. */
export type Measured = {
  /**
   * HTML with its critical CSS, at brotli's best level, as a CDN sends it. At our server's own level it is 10 % more.
   */
  readonly html: number;
  /** Script files loaded before any interaction, gzip. */
  readonly script: number;
  /** Inline scripts in the HTML, brotli, without data such as JSON-LD. */
  readonly inlineScript: number;
  /**
   * Everything fetched before the phone is touched, compressed: what the load event waits for, and pictures near the
   * first screen, which may arrive before or after that event, depending on how fast the machine is.
   */
  readonly page: number;
};

/** A cheap phone, set to the site's language. */
const PHONE = {
  locale: 'fr-FR',
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg)/;
const DATA = /type="(application\/ld\+json|application\/json|speculationrules)"/;

/**
 * Weighs the HTML itself, of a site at a port. A chain's own addresses have none, and its digits would compress
 * differently each time.
 */
export function measureHtml(html: string, port: number): Pick<Measured, 'html' | 'inlineScript'> {
  const text = html.replaceAll(new RegExp(`(?::|%3A)${port}\\b`, 'g'), '');
  const scripts = [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  const inline = scripts.filter(([, attributes = '']) => !DATA.test(attributes)).map(([, , code = '']) => code);
  const code = inline.join('');
  return {
    html: brotliCompressSync(text).length,
    inlineScript: code === '' ? 0 : brotliCompressSync(code).length,
  };
}

/** Weighs what a phone fetches when it opens the page for the first time and is not touched. */
export async function measurePage(browser: Browser, url: string): Promise<Pick<Measured, 'script' | 'page'>> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const allFetched = watchRequests(page);
    await page.goto(url, { waitUntil: 'load' });
    if (page.url() !== url) throw new Error(`${url} led to ${page.url()}.`);
    await allFetched();

    const sizes = await Promise.all(responses.map(sizeOf));
    const scripts = await Promise.all(
      responses
        .filter((response) => response.request().resourceType() === 'script')
        .map(async (response) => gzipSync(await response.body(), { level: 9 }).length),
    );
    const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
    return { script: sum(scripts), page: sum(sizes) };
  } finally {
    await context.close();
  }
}

/**
 * Counts the page's requests from now on. Gives a function that resolves once the page has come to rest and has fetched
 * all that it fetches by itself: none is under way, and none begins while it is painted again and finds the time for
 * what it puts off.
 */
function watchRequests(page: Page): () => Promise<void> {
  let [begun, ended] = [0, 0];
  page.on('request', () => (begun += 1));
  page.on('requestfinished', () => (ended += 1));
  page.on('requestfailed', () => (ended += 1));
  return async () => {
    await settled(page);
    let before: number;
    do {
      before = begun;
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await painted(page);
    } while (begun > before || ended < begun);
  };
}

async function sizeOf(response: Response): Promise<number> {
  const body = await response.body();
  return COMPRESSIBLE.test(response.headers()['content-type'] ?? '') ? brotliCompressSync(body).length : body.length;
}
