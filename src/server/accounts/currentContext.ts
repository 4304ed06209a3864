import type Provider from 'oidc-provider';
import { issuerKeys } from '../../accounts/keys.ts';
import { createProvider, type ProviderPages } from '../../accounts/provider/provider.ts';
import type { AccountsContext } from './visit.ts';

const KEYS_CACHED_MS = 1000;

type CachedContext = {
  readonly context: AccountsContext;
  /** Answers a request to the provider. */
  readonly provide: ReturnType<Provider['callback']>;
  /** The provider's keys as text, to see whether they have changed. */
  readonly keys: string;
  /** When to read the keys again, by `performance.now()`. */
  until: number;
};

/**
 * Gives a function for the current context, whose provider has the keys that are in use now. Keys are read again after
 * a second, so that those of `npm run rotate-keys` are published and used in time. Sessions and codes are in the
 * database and go on.
 */
export function contextByKeys(shared: Omit<AccountsContext, 'provider'>, pages: ProviderPages) {
  let cached: CachedContext | undefined;
  return async () => {
    const now = performance.now();
    if (cached && now < cached.until) return cached;
    const keys = await issuerKeys(shared.settings.DATA_DIR);
    const text = JSON.stringify(keys);
    if (cached?.keys === text) {
      cached.until = now + KEYS_CACHED_MS;
      return cached;
    }
    const provider = createProvider(shared.settings, shared.db, keys, pages);
    provider.on('server_error', (_context, error) => shared.log.error({ err: error }, 'The provider failed.'));
    cached = {
      context: { ...shared, provider },
      provide: provider.callback(),
      keys: text,
      until: now + KEYS_CACHED_MS,
    };
    return cached;
  };
}
