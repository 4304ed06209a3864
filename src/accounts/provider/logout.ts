import type { KoaContextWithOIDC } from 'oidc-provider';
import { currentSettings } from '../../settings/settings.ts';
import { endSession, sessionCookie } from '../session.ts';

/**
 * Signs out. A site that sends the person's identity token is trusted. Otherwise any page could have sent the person
 * here, so they are asked first.
 */
export async function logoutSource(
  context: KoaContextWithOIDC,
  ask: (context: KoaContextWithOIDC, secret: string) => Promise<string>,
): Promise<void> {
  const { session, entities } = context.oidc;
  const state = session!.state as { secret: string; postLogoutRedirectUri?: string; state?: string };
  const hint = entities.IdTokenHint as { payload: { sub?: string } } | undefined;
  if (hint?.payload.sub !== session!.accountId || state.postLogoutRedirectUri === undefined) {
    context.body = await ask(context, state.secret);
    return;
  }
  await endSession(session!.jti);
  // Otherwise the provider would store the session again.
  await session!.destroy();
  context.cookies.set(sessionCookie(currentSettings()), null, { signed: true, path: '/' });
  const target = new URL(state.postLogoutRedirectUri);
  if (state.state !== undefined) target.searchParams.set('state', state.state);
  context.status = 303;
  context.redirect(target.href);
}
