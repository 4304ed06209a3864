import type Provider from 'oidc-provider';
import { issuerKeys } from '../../accounts/keys.ts';
import { createProvider, type ProviderPages } from '../../accounts/provider/provider.ts';
import type { House } from './visit.ts';

const KEYS_KEPT_MS = 1000;

/**
 * Gives a function for the provider with the keys that are in use now. Keys are read again after a second, so that those of
 * `npm run rotate-keys` are published and used in time. Sessions and codes are in the database and go on.
 */
export function houseOfKeys(shared: Omit<House, 'provider'>, pages: ProviderPages) {
  let kept: { house: House; provide: ReturnType<Provider['callback']>; keys: string; until: number } | undefined;
  return async () => {
    const now = performance.now();
    if (kept && now < kept.until) return kept;
    const keys = await issuerKeys(shared.settings.DATA_DIR);
    const text = JSON.stringify(keys);
    if (kept?.keys === text) {
      kept.until = now + KEYS_KEPT_MS;
      return kept;
    }
    const provider = createProvider(shared.settings, shared.db, keys, pages);
    provider.on('server_error', (_context, error) => shared.log.error({ err: error }, 'The provider failed.'));
    kept = { house: { ...shared, provider }, provide: provider.callback(), keys: text, until: now + KEYS_KEPT_MS };
    return kept;
  };
}
