import { publishDueRevisions } from '../content/revisions/due.ts';
import { changesSince, lastChange } from '../content/changes.ts';
import { removeEndedPolls } from '../accounts/polls.ts';
import { closeAccounts, currentAccounts } from '../accounts/store/current.ts';
import { closeDatabase } from '../database/current.ts';
import { cautions } from '../settings/cautions.ts';
import { isIssuerEmbedded } from '../settings/hosts.ts';
import type { Settings } from '../settings/schema.ts';
import { deprecations } from '../settings/ticketing.ts';
import { pageRenderer } from './accounts/page.ts';
import { cleanRegularly } from './cleaner.ts';
import { watchChanges } from './changesWatch.ts';
import { drain } from './drain.ts';
import { listen } from './listen.ts';
import { openLog } from './log.ts';
import { createMetricsServer, createRegistry } from './metrics.ts';
import { builtPages, type Pages } from './pages.ts';
import { Proxies } from './proxies.ts';
import { createSiteServer } from './server.ts';
import { mailSender } from '../accounts/mail/send.ts';
import { pushSender } from '../accounts/webPush/send.ts';
import { Teller } from './tellMe/teller.ts';
import { watchAccounts } from './accountsWatch.ts';
import { firstAddresses } from './warmUp.ts';

/** A running server. */
export type Running = {
  /** How long requests are still taken after SIGTERM, in milliseconds. */
  readonly graceMs: number;
  /** Takes requests for another `graceMs` milliseconds, and resolves when all of them are answered. */
  readonly end: (graceMs: number) => Promise<void>;
};

/**
 * Serves the site, by default the built one. Rejects if a port is taken. The caller ends it (see `endGracefully`).
 */
export async function serve(settings: Settings, openPages: typeof builtPages = builtPages): Promise<Running> {
  const { log, flush } = openLog(settings);
  for (const sentence of deprecations(settings)) log.warn(sentence);
  for (const sentence of cautions(settings)) log.error(sentence);
  const pages = await openPages(settings, log);
  try {
    return await start({ settings, pages, log, flush });
  } catch (error) {
    // What renders would keep the process alive.
    await pages.end();
    throw error;
  }
}

type Parts = ReturnType<typeof openLog> & { readonly settings: Settings; readonly pages: Pages };

async function start({ settings, pages, log, flush }: Parts): Promise<Running> {
  const { render, renderers } = pages;
  // Loaded while the renderers are loading the site.
  const accounts = isIssuerEmbedded(settings)
    ? await (
        await import('./accounts/host.ts')
      ).createAccountsHost({ settings, db: await currentAccounts(), log }, pageRenderer(render, settings))
    : undefined;
  const site = createSiteServer({ settings, ...pages, log, accounts });

  const teller = new Teller({
    render,
    settings,
    sendMail: mailSender(settings),
    sendPush: await pushSender(settings),
    log,
  });
  const metrics =
    settings.METRICS_PORT === undefined || !renderers
      ? undefined
      : createMetricsServer(createRegistry({ ...site, renderers, teller }), site.isEnding);
  await pages.begin(site.server);
  // Whoever watches finds it before visitors do, and a port that is taken leaves neither listening.
  if (metrics) await listen(metrics, settings.METRICS_HOST, settings.METRICS_PORT!, 'METRICS_PORT');
  try {
    await listen(site.server, settings.HOST, settings.PORT, 'PORT');
  } catch (error) {
    metrics?.close();
    throw error;
  }

  const proxies = new Proxies(settings.PROXIES, log);
  const purge = (tags: readonly string[] | 'all') => {
    site.cache.purge(tags);
    proxies.purge(tags);
    teller.changed(tags);
  };
  const stopWatching = await watchChanges({ lastChange, changesSince, publishDueRevisions }, purge, log);
  const stopCleaning = cleanRegularly(removeEndedPolls, 'Polls that have ended could not be removed.', log);
  const stopWatchingAccounts = watchAccounts(log);
  for (const address of firstAddresses(settings)) site.cache.refresh(address);

  const end = async (graceMs: number) => {
    await drain(site, graceMs, log);
    stopWatching();
    stopCleaning();
    stopWatchingAccounts();
    proxies.close();
    metrics?.close();
    await Promise.all([site.mails.close(), teller.close(), accounts?.close()]);
    await pages.end();
    await closeAccounts();
    await closeDatabase();
    flush();
  };
  return { end, graceMs: settings.DRAIN_SECONDS * 1000 };
}

/**
 * At SIGTERM or SIGINT, lets the running requests finish and ends the process; at a second signal, ends it at once.
 * SIGTERM comes from something that watches /health/ready and is given time to see it change; SIGINT comes from a
 * keyboard.
 */
export function endGracefully(running: Running, atEnd: () => void): void {
  let ending = false;
  const end = (milliseconds: number) => {
    if (ending) process.exit(1);
    ending = true;
    atEnd();
    running.end(milliseconds).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end(running.graceMs));
  process.on('SIGINT', () => end(0));
}
