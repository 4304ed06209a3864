/**
 * Lets a server look for changes twenty times a second instead of once (which `tests/unit/server/changesWatch.test.ts` holds),
 * for a test that makes many, one after the other, and would spend its time waiting. Loaded into the server's process
 * before anything else (`--import`).
 */
import { registerHooks } from 'node:module';

const [SECOND, INSTEAD] = ['EVERY_MS = 1000;', 'EVERY_MS = 50;'];

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/src/server/changesWatch.ts')) return loaded;
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    if (!source.includes(SECOND)) throw new Error(`${url} has no ${SECOND}`);
    return { ...loaded, source: source.replace(SECOND, INSTEAD) };
  },
});
