import type { KoaContextWithOIDC } from 'oidc-provider';
import { endSession, SESSION_COOKIE } from '../session.ts';

/**
 * Signs out. A site that shows whom it signs out, by the identity token it was given, need not ask; any other address could
 * send people here, so they are asked.
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
  // Tells the provider, which else would keep it.
  await session!.destroy();
  context.cookies.set(SESSION_COOKIE, null, { signed: true, path: '/' });
  const target = new URL(state.postLogoutRedirectUri);
  if (state.state !== undefined) target.searchParams.set('state', state.state);
  context.status = 303;
  context.redirect(target.href);
}
