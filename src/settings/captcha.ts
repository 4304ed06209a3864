/** Whose captcha keeps guessers of codes away: our own, a proof of work, or another company's. */
export const CAPTCHAS = ['altcha', 'turnstile', 'recaptcha'] as const;
type Captcha = (typeof CAPTCHAS)[number];

/** Where another company's captcha is to be had and to be verified; origins are those that a page then asks. */
export type CaptchaProvider = {
  readonly kind: Exclude<Captcha, 'altcha'>;
  /** Names it to people. */
  readonly name: string;
  /** Of its script, to which reCAPTCHA wants the site's key added. */
  readonly script: string;
  readonly verification: string;
  readonly origins: readonly string[];
};

const PROVIDERS = {
  turnstile: {
    name: 'Cloudflare Turnstile',
    origin: 'https://challenges.cloudflare.com',
    script: '/turnstile/v0/api.js?render=explicit',
    verification: '/turnstile/v0/siteverify',
    others: [],
  },
  recaptcha: {
    name: 'Google reCAPTCHA',
    origin: 'https://www.google.com',
    script: '/recaptcha/api.js?render=',
    verification: '/recaptcha/api/siteverify',
    others: ['https://www.gstatic.com'],
  },
} as const;

/** The company whose captcha the settings choose; undefined for our own. */
export function captchaProvider(settings: {
  readonly CAPTCHA: Captcha;
  readonly CAPTCHA_ORIGIN?: string | undefined;
}): CaptchaProvider | undefined {
  if (settings.CAPTCHA === 'altcha') return undefined;
  const { name, origin: usual, script, verification, others } = PROVIDERS[settings.CAPTCHA];
  const origin = settings.CAPTCHA_ORIGIN ?? usual;
  return {
    kind: settings.CAPTCHA,
    name,
    script: origin + script,
    verification: origin + verification,
    origins: [origin, ...others],
  };
}

/** The same for a site: only one that has a key with the company shows its captcha, any other ours. */
export function captchaOfSite(
  settings: Parameters<typeof captchaProvider>[0],
  key: string | null,
): CaptchaProvider | undefined {
  return key === null ? undefined : captchaProvider(settings);
}
