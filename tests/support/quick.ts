/**
 * Makes a server quick where a test would spend its time on what unit tests hold: how soon it hears of a change, when it
 * sends a mail, and what a password costs to hash. Loaded into the server's process before anything else (`QUICK` of
 * server.ts).
 */
import { registerHooks } from 'node:module';

/** What stands in a module, and what it becomes. */
const INSTEAD: readonly (readonly [module: string, text: string, quick: string])[] = [
  ['/src/server/changesWatch.ts', 'EVERY_MS = 1000;', 'EVERY_MS = 50;'],
  ['/src/server/mailQueue.ts', 'MAX_DELAY_MS = 1000;', 'MAX_DELAY_MS = 20;'],
  ['/src/server/accounts/currentContext.ts', 'KEYS_CACHED_MS = 1000;', 'KEYS_CACHED_MS = 50;'],
  ['/src/accounts/passwords.ts', 'log2N: 15,', 'log2N: 8,'],
];

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const found = INSTEAD.find(([module]) => url.endsWith(module));
    if (!found) return loaded;
    const [, text, quick] = found;
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    if (!source.includes(text)) throw new Error(`${url} has no ${text}`);
    return { ...loaded, source: source.replace(text, quick) };
  },
});
