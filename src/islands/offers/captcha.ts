import { guardSinks } from '../ui/lib/trusted.ts';
import { loadScript } from '../consent/widgets/script.ts';

/** The captcha of another company, if the settings choose one. */
export type Captcha = {
  readonly kind: 'turnstile' | 'recaptcha';
  /** The site's key with that company. */
  readonly key: string;
  readonly script: string;
  readonly origins: readonly string[];
};

type Turnstile = {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  remove(widget: string): void;
};
type Recaptcha = { ready(then: () => void): void; execute(key: string, options: { action: string }): Promise<string> };
declare global {
  interface Window {
    turnstile?: Turnstile;
    grecaptcha?: Recaptcha;
  }
}

/** As long as a person may need to solve a task. */
const PATIENCE_MS = 60_000;

/** The captcha's answer, for the server to verify. Rejects if it cannot be loaded. */
export async function answerOf({ kind, key, script, origins }: Captcha, place: HTMLElement): Promise<string> {
  guardSinks(...origins);
  await loadScript(script);
  let end = () => {};
  const answer = new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error('The captcha was not answered.'));
    const patience = setTimeout(fail, PATIENCE_MS);
    end = () => clearTimeout(patience);
    if (kind === 'turnstile') {
      const widget = window.turnstile!.render(place, {
        sitekey: key,
        language: document.documentElement.lang.slice(0, 2),
        callback: resolve,
        'error-callback': fail,
        'timeout-callback': fail,
      });
      end = () => (clearTimeout(patience), window.turnstile!.remove(widget));
    } else {
      const { grecaptcha } = window;
      grecaptcha!.ready(() => void grecaptcha!.execute(key, { action: 'voucher' }).then(resolve, fail));
    }
  });
  return answer.finally(() => end());
}
