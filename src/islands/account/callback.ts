import { AuthError } from '../../domain/account/authErrors.ts';
import { returnPath } from '../../domain/account/returnPath.ts';
import { readSetup } from './config.ts';
import { finish, readAnswer } from './oidc.ts';
import { forward } from './windows.ts';

/**
 * The page `/callback`. In a popup or a frame, it passes the address it was called with to the page that started it,
 * which makes a session of it. In the window itself, or when no page listens, it signs in and goes on to the page where
 * the visitor was, or to the page that explains what went wrong (SPEC 8, "Authentication callback error").
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
      if (!isHeard) await finish(config, location.href);
      window.close();
    } else {
      await finish(config, location.href);
    }
    // A window that may not close itself goes on like any other.
    if (!window.closed) location.replace(target);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : 'Signing in failed.');
    const code = error instanceof AuthError ? error.code : 'request_error';
    location.replace(silent ? target : `${errorPath}#error-${code}`);
  }
}

document.querySelector('[data-not-loaded]')?.remove();
void callBack();
