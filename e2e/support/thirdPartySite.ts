import type { Page, Request } from '@playwright/test';
import { importSettings } from '../../tests/support/importSettings.ts';
import { startProvider, type Provider } from '../../tests/support/provider.ts';
import { startSite } from '../../tests/support/server.ts';
import { test } from './test.ts';

type ThirdParties = { readonly port: number; readonly provider: Provider };

/** Those of this worker, by the host of the fr site: they are started once for all of its files. */
const running = new Map<string, Promise<ThirdParties>>();

/**
 * Gives the calling file a site whose chat, feedback widget, tag and pixel come from a stand-in, and the Swiss one a tag: the fr
 * site's origin and the stand-in. `host` is that of the fr site. Call it once at the top of a file, whose tests then share one worker.
 */
export function withThirdParties(host = 'fr.aurore.localhost'): { origin(): string; provider(): Provider } {
  let port = 0;
  let provider: Provider;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ atEnd }) => {
    if (!running.has(host)) running.set(host, start(host, atEnd));
    ({ port, provider } = await running.get(host)!);
  });
  test.beforeEach(() => {
    provider.asked.length = 0;
    provider.instructions = [];
  });
  return { origin: () => `http://${host}:${port}`, provider: () => provider };
}

async function start(host: string, atEnd: (stop: () => Promise<void>) => void): Promise<ThirdParties> {
  const provider = await startProvider();
  atEnd(() => provider.stop());
  const SITE_ORIGIN = `http://${host.replace('fr.', '{site}.')}:{port}`;
  const site = await startSite(`third-parties-${host}`, { WIDGET_ORIGINS: provider.origin, SITE_ORIGIN });
  atEnd(() => site.stop());
  const { origin } = provider;
  const part = (file: string) => `${origin}/feedback/${file}.js`;
  await importSettings(site.dataDir, {
    fr: {
      customerChat: { org: 'org', url: `${origin}/chat`, deploymentName: 'help', deploymentUrl: `${origin}/chat` },
      feedback: { script: part('production'), preproductionScript: part('preproduction') },
      scriptInjections: [
        { placement: 'head', element: 'script', attributes: { src: `${origin}/tag.js` } },
        { placement: 'noscript', element: 'img', attributes: { src: `${origin}/pixel.gif` } },
        { placement: 'body', element: 'script', attributes: { src: `${origin}/body.js` } },
      ],
    },
    ch: { scriptInjections: [{ placement: 'head', element: 'script', attributes: { src: `${origin}/tag.js` } }] },
  });
  return { port: site.port, provider };
}

/** Records all requests from a page's browser to hosts that are not a site's, from now on. */
export function strangers(page: Page, origin: string): string[] {
  const asked: string[] = [];
  page.context().on('request', (request: Request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(origin)) asked.push(url);
  });
  return asked;
}

/** The footer’s ways to the chat and to the feedback widget. */
export const chat = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Discuter avec nous' });
export const feedback = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Donner votre avis' });
