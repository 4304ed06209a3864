import { ID } from '#brand/brand.ts';
import type { AuthConfig } from '../../domain/account/authConfig.ts';
import { AuthError, type AuthErrorCode } from '../../domain/account/authErrors.ts';
import { returnPath } from '../../domain/account/returnPath.ts';
import { readSetup } from './config.ts';
import { finish, readAnswer, signInByRedirect, usedAnswer, type UsedAnswer } from './oidc.ts';
import { readSession } from './session.ts';
import { forward } from './windows.ts';
import { marked } from '../../markup/marks.ts';

/**
 * The page `/callback`. In a popup or a frame, it passes the address it was called with to the page that started it,
 * which makes a session of it. In the window itself, or when no page listens, it signs in and goes on to the page where
 * the visitor was, or to the page that explains what went wrong (SPEC 8, "Authentication callback error"). Opened twice, or
 * loaded again, it goes on as if it had been opened once.
 */
async function callBack(): Promise<void> {
  const { config } = readSetup(document);
  let errorPath = config.signInPath;
  let target = '/';
  let silent = false;
  try {
    const { state, data } = await readAnswer(config, location.href);
    ({ silent } = data);
    target = returnPath(data.target);
    errorPath = returnPath(data.errorPath);
    if (data.mode !== 'redirect') {
      const isHeard = await forward(state.id, location.href);
      if (data.mode === 'frame') return;
      // The page that started it is closed, or gave up on this window: do its work here.
      if (!isHeard) await finishOnce(config);
      window.close();
    } else {
      await finishOnce(config);
    }
    // A window that may not close itself goes on like any other.
    if (!window.closed) location.replace(target);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : 'Signing in failed.');
    const code = error instanceof AuthError ? error.code : 'request_error';
    const used = USED_BEFORE.has(code) ? usedAnswer(location.href) : undefined;
    if (used) return goOn(config, used);
    location.replace(silent ? target : `${errorPath}#error-${code}`);
  }
}

/** How an answer that was used before fails. */
const USED_BEFORE: ReadonlySet<AuthErrorCode> = new Set(['missing_transaction', 'state_mismatch']);

/** Turns the answer into a session while no other window does: a provider that sees a code twice ends the session. */
async function finishOnce(config: AuthConfig): Promise<void> {
  const run = async () => void (await finish(config, location.href));
  await ('locks' in navigator ? navigator.locks.request(`${ID}-callback`, run) : run());
}

/** Goes where the request leads. Without the session that its answer was for, the provider is asked once for another. */
async function goOn(config: AuthConfig, { target, silent }: UsedAnswer): Promise<void> {
  if (readSession() || silent) return location.replace(target);
  await signInByRedirect(config, { target, silent: true }).catch(() => location.replace(target));
}

document.querySelector(marked('not-loaded'))?.remove();
void callBack();
