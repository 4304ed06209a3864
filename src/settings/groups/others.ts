import { z } from 'zod';
import { CAPTCHAS } from '../captcha.ts';
import { origin, origins } from './kinds.ts';

/** Origins that the policies of pages allow, and the captcha. */
export const others = {
  VIDEO_ORIGINS: origins.describe(
    'Origins from which the chain’s own trailers (provider S3) may play, besides this site, separated by commas: ' +
      '`https://trailers.example.org`.',
  ),
  IMAGE_ORIGINS: origins.describe(
    'Origins of the chain’s own image servers, separated by commas: `https://images.example.org`. Pictures of a feed that ' +
      'are there keep their addresses and are allowed in pages; all others are fetched by the import.',
  ),
  WIDGET_ORIGINS: origins.describe(
    'Origins of the chat, the feedback widget and the scripts that a site’s settings may name, separated by commas. Nothing ' +
      'is loaded from any other, and nothing before consent. They are added to the policies of the sites that use them.',
  ),
  CAPTCHA: z
    .enum(CAPTCHAS)
    .default('altcha')
    .describe(
      'The captcha that slows down guessing of voucher codes: `altcha`, our own proof of work, Cloudflare’s ' +
        '`turnstile`, or Google’s `recaptcha` (version 3). The latter two need CAPTCHA_SECRET, their origins in WIDGET_ORIGINS, and ' +
        '`captchaKey` in each site’s settings.',
    ),
  CAPTCHA_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('The secret for verifying answers with the company that CAPTCHA names.'),
  CAPTCHA_ORIGIN: origin
    .optional()
    .describe(
      'Origin of the company’s captcha: by default `https://challenges.cloudflare.com` or `https://www.google.com`, for which ' +
        '`https://www.recaptcha.net` can be used instead.',
    ),
};
