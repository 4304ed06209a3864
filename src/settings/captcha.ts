/** The captchas that slow down guessing of codes: `altcha`, our own proof of work, or another company's. */
export const CAPTCHAS = ['altcha', 'turnstile', 'recaptcha'] as const;
type Captcha = (typeof CAPTCHAS)[number];

/** Another company's captcha: where its script and its verification are. */
export type CaptchaProvider = {
  readonly kind: Exclude<Captcha, 'altcha'>;
  /** Its name for people. */
  readonly name: string;
  /** URL of its script; for reCAPTCHA the site's key has to be appended. */
  readonly script: string;
  /** URL that the server verifies answers at. */
  readonly verification: string;
  /** Origins that a page with the captcha loads from. */
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

/** The other company's captcha that the settings choose; undefined for our own. */
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

/** The same for one site: undefined (our own captcha) if the site has no key with the company. */
export function captchaOfSite(
  settings: Parameters<typeof captchaProvider>[0],
  key: string | null,
): CaptchaProvider | undefined {
  return key === null ? undefined : captchaProvider(settings);
}
