import { AuthError } from '../../domain/authErrors.ts';
import { ownPath } from '../../domain/ownPath.ts';
import { readSetup } from './config.ts';
import { finish, readAnswer } from './oidc.ts';
import { channelOf } from './windows.ts';

/**
 * The page `/callback`: in a popup or a frame it hands on the address it was called with; in the window itself it signs in
 * and goes on to where the visitor was, or to the page that tells what went wrong (SPEC 8, "Authentication callback error").
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
      const channel = channelOf(state.id);
      channel.postMessage(location.href);
      channel.close();
      if (window.parent === window) window.close();
      return;
    }
    await finish(config, location.href);
    location.replace(target);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : 'Signing in failed.');
    const code = error instanceof AuthError ? error.code : 'request_error';
    location.replace(silent ? target : `${errorPath}#error-${code}`);
  }
}

void callBack();
