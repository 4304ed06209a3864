import { guardSinks } from '../trusted.ts';
import { loadScript } from '../widgets/script.ts';

/** Another company's captcha, where the settings choose one. */
export type Captcha = {
  readonly kind: 'turnstile' | 'recaptcha';
  /** The site's key with the company. */
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

/** As long as a person may need, where one is asked to do something. */
const PATIENCE_MS = 60_000;

/** What the company makes of whoever is here, for the server to verify. Rejects where it cannot be had. */
export async function answerOf({ kind, key, script, origins }: Captcha, place: HTMLElement): Promise<string> {
  guardSinks(...origins);
  await loadScript(script);
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The captcha was not answered.'));
    setTimeout(fail, PATIENCE_MS);
    if (kind === 'turnstile') {
      const widget = window.turnstile!.render(place, {
        sitekey: key,
        language: document.documentElement.lang.slice(0, 2),
        callback: (answer: string) => (resolve(answer), window.turnstile!.remove(widget)),
        'error-callback': fail,
        'timeout-callback': fail,
      });
    } else {
      const { grecaptcha } = window;
      grecaptcha!.ready(() => void grecaptcha!.execute(key, { action: 'voucher' }).then(resolve, fail));
    }
  });
}
