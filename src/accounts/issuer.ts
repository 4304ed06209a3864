import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { machineNow } from '../settings/clock.ts';
import { isIssuerEmbedded } from '../settings/hosts.ts';
import { currentSettings } from '../settings/settings.ts';
import { publicKeys } from './keys.ts';
import type { Issuer } from './token.ts';

/** What we read of an issuer's metadata (OpenID Connect Discovery 1.0, 3). */
const metadataSchema = z.object({
  issuer: z.string(),
  jwks_uri: z.url({ protocol: /^https?$/ }),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url({ protocol: /^https?$/ }),
  end_session_endpoint: z.url({ protocol: /^https?$/ }).optional(),
});
type IssuerMetadata = z.infer<typeof metadataSchema>;

/** How long another issuer's keys are cached, how often they are refetched for an unknown key, and how long we wait. */
const KEYS_CACHED_MS = 600_000;
const KEYS_ASKED_EVERY_MS = 30_000;
const ISSUER_TIMEOUT_MS = 5_000;
/** Short, so that keys that have leaked are refused at once (docs/operations/rotate-keys.md). */
const OWN_KEYS_CACHED_MS = 1_000;

let current: Issuer | undefined;

/**
 * The issuer whose tokens this process accepts. Keys of the embedded one are read from disk; another's are fetched and
 * cached.
 */
export function currentIssuer(): Issuer {
  if (current) return current;
  const { OIDC_ISSUER, OIDC_AUDIENCE, OIDC_CLIENT_ID, OIDC_ORGANISATION, DATA_DIR } = currentSettings();
  current = {
    issuer: OIDC_ISSUER,
    audience: OIDC_AUDIENCE,
    clientId: OIDC_CLIENT_ID,
    organisation: OIDC_ORGANISATION,
    keys: isIssuerEmbedded(currentSettings()) ? ownKeys(DATA_DIR) : keysOf(() => issuerMetadata()),
  };
  return current;
}

/**
 * The embedded issuer's keys. Read again every second, and for an unknown key: `npm run rotate-keys` may have added it.
 */
function ownKeys(dataDir: string): JWTVerifyGetKey {
  let cached: { readonly keys: JWTVerifyGetKey; readonly until: number } | undefined;
  const read = async () => {
    const keys = createLocalJWKSet(await publicKeys(dataDir));
    cached = { keys, until: machineNow().getTime() + OWN_KEYS_CACHED_MS };
    return keys;
  };
  return async (header, token) => {
    const known = cached !== undefined && machineNow().getTime() < cached.until ? cached.keys : undefined;
    if (!known) return (await read())(header, token);
    try {
      return await known(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      return (await read())(header, token);
    }
  };
}

/** The keys that another issuer publishes, at the address in its metadata. */
export function keysOf(metadata: () => Promise<Pick<IssuerMetadata, 'jwks_uri'>>): JWTVerifyGetKey {
  const remote = onceItSucceeds(async () =>
    createRemoteJWKSet(new URL((await metadata()).jwks_uri), {
      cacheMaxAge: KEYS_CACHED_MS,
      cooldownDuration: KEYS_ASKED_EVERY_MS,
      timeoutDuration: ISSUER_TIMEOUT_MS,
    }),
  );
  return async (header, token) => (await remote())(header, token);
}

/** The metadata of another issuer, fetched once. */
export const issuerMetadata = onceItSucceeds(() => fetchMetadata(currentSettings().OIDC_ISSUER));

/**
 * Fetches an issuer's metadata. Rejects if its `issuer` is not exactly this one, whose keys would otherwise be
 * another's.
 */
export async function fetchMetadata(issuer: string): Promise<IssuerMetadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(ISSUER_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  const metadata = metadataSchema.parse(await response.json());
  if (metadata.issuer !== issuer) throw new Error(`${address} is the description of ${metadata.issuer}.`);
  return metadata;
}

/** Runs `attempt` once for all callers; after a failure, the next call tries again. */
function onceItSucceeds<T>(attempt: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= attempt().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
