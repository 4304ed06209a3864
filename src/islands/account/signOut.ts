import type { AuthConfig } from '../../domain/account/authConfig.ts';
import { $client } from '../../stores/clientState.ts';
import { soon } from '../ui/lib/soon.ts';
import { callLogout } from './calls.ts';
import { clearClient } from './client.ts';
import { dropSession, readSession } from './session.ts';

/**
 * Signs out (SPEC 4, 7): here at once, whether or not anyone answers; then at the client service; then at the provider,
 * which leads back to this site's origin.
 */
export async function signOut(config: AuthConfig): Promise<void> {
  const session = readSession();
  dropSession(config);
  clearClient();
  $client.set(null);
  await callLogout(config).catch(() => undefined);
  let address = `${location.origin}/`;
  if (session) {
    const { endSession } = await soon(import('./oidc.ts'));
    address = (await endSession(config, session)) ?? address;
  }
  location.assign(address);
}
