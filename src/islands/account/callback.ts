import { AuthError } from '../../domain/authErrors.ts';
import { ownPath } from '../../domain/ownPath.ts';
import { readSetup } from './config.ts';
import { finish, readAnswer } from './oidc.ts';
import { handOn } from './windows.ts';

/**
 * The page `/callback`: in a popup or a frame it hands on the address it was called with, of which the page that asked makes
 * a session; in the window itself, or where no page hears, it signs in and goes on to where the visitor was, or to the page
 * that tells what went wrong (SPEC 8, "Authentication callback error").
 */
async function callBack(): Promise<void> {
  const { config } = readSetup(document);
  let errorPath = config.signInPath;
  let target = '/';
  let silent = false;
  try {
    const { state, data } = await readAnswer(config, location.href);
    ({ silent } = data);
    target = ownPath(data.target, location.origin);
    errorPath = ownPath(data.errorPath, location.origin);
    if (data.mode !== 'redirect') {
      const isHeard = await handOn(state.id, location.href);
      if (data.mode === 'frame') return;
      // The page that asked is gone, or took this window for closed: what it would have done is done here.
      if (!isHeard) await finish(config, location.href);
      window.close();
    } else {
      await finish(config, location.href);
    }
    // A window that may not close itself goes on as any other does.
    if (!window.closed) location.replace(target);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : 'Signing in failed.');
    const code = error instanceof AuthError ? error.code : 'request_error';
    location.replace(silent ? target : `${errorPath}#error-${code}`);
  }
}

void callBack();
