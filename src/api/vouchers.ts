import { secondsInMinute } from 'date-fns/constants';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { newChallenge, redeem, type CaptchaVerdict } from '../accounts/captcha.ts';
import { redeemAt } from '../accounts/captchaProvider.ts';
import { VISITOR_HEADER } from '../accounts/headers.ts';
import { checkVoucher, type VoucherCode } from '../accounts/vouchers.ts';
import { challengeSchema, voucherAnswerSchema, type VoucherAnswer } from '../contract/voucher.ts';
import { catalogueOf } from '../content/catalogue.ts';
import { CAPTCHA_HEADER } from '../domain/offers/captchaWork.ts';
import { cinemaDayAt } from '../domain/programme/cinemaDay.ts';
import { captchaOfSite, type CaptchaProvider } from '../settings/captcha.ts';
import { now } from '../settings/clock.ts';
import { originOf } from '../settings/hosts.ts';
import { currentSettings } from '../settings/settings.ts';
import type { SiteEnv } from '../sites/siteEnv.ts';
import { otherMethods } from './otherMethods.ts';
import { ApiError } from './response.ts';
import { corsOfSites, spend, tooMany } from './client/access.ts';
import { personalError } from './client/response.ts';
import { addCall } from './client/call.ts';
import { requireFeature } from './client/feature.ts';

const QUARTER = 15 * secondsInMinute;
/**
 * How many codes one IP address may try in a quarter of an hour: a drawer full of old vouchers. Each process counts for
 * itself.
 */
const tries = new RateLimiterMemory({ keyPrefix: 'voucher', points: 20, duration: QUARTER });
/** How many captchas one IP address may request, or have another company verify, which costs us a little too. */
const challenges = new RateLimiterMemory({ keyPrefix: 'captcha', points: 120, duration: QUARTER });

const REFUSALS: Readonly<Record<Exclude<CaptchaVerdict, 'solved'>, string>> = {
  wrong: 'The answer to the captcha is wrong.',
  expired: 'The captcha has expired: ask for another.',
  used: 'The captcha was answered before: ask for another.',
};

/** The checks of vouchers and gift cards (SPEC 7) and the captchas that they require; to be mounted at /api. */
export const vouchers = new OpenAPIHono<SiteEnv>();
vouchers.onError(personalError);
vouchers.use(otherMethods(vouchers, personalError));
vouchers.use('/captcha', corsOfSites(false));
vouchers.use('/voucher/*', corsOfSites(false));
vouchers.use('/gift-card/*', corsOfSites(false));

const group = 'Clients';
const CHECK = ['VoucherAnswer', voucherAnswerSchema] as const;

addCall(vouchers, {
  method: 'get',
  path: '/captcha',
  name: 'Captcha',
  group,
  summary: 'A proof of work (altcha), good for one check and five minutes.',
  response: ['Challenge', challengeSchema],
  errors: [429],
  requires: 'nothing',
  reply: async ({ context }) => {
    const provider = await providerOf(context);
    if (provider)
      throw new ApiError(404, `Captchas here are of ${provider.name}: see captchaKey of GET /api/settings.`);
    await spend(challenges, addressOf(context));
    // Its type says that the signature may be missing, which it never is.
    return challengeSchema.parse(await newChallenge());
  },
});

addCall(vouchers, {
  method: 'get',
  path: '/voucher/{code}',
  name: 'Voucher',
  group,
  summary: 'What a voucher is worth. Whatever is not good, for whatever reason, is answered alike.',
  response: CHECK,
  errors: [403, 429],
  requires: 'captcha',
  reply: ({ context, params: { code } }) => check(context, { type: 'voucher', code }),
});

addCall(vouchers, {
  method: 'get',
  path: '/gift-card/{number}/{secret}',
  name: 'GiftCard',
  group,
  summary: 'What is left on a gift card.',
  response: CHECK,
  errors: [403, 429],
  requires: 'captcha',
  reply: ({ context, params }) => check(context, { type: 'giftCard', ...params }),
});

async function check(context: Context<SiteEnv>, code: VoucherCode): Promise<VoucherAnswer> {
  await requireFeature(context.var.site, code.type === 'voucher' ? 'voucherCheckerEnabled' : 'giftCard');
  await requireCaptcha(context);
  await spend(tries, addressOf(context));
  const { site } = context.var;
  const checked = await checkVoucher(site.code, code, cinemaDayAt(now(), site.timeZone));
  if ('waitSeconds' in checked) throw tooMany(checked.waitSeconds);
  return checked;
}

async function requireCaptcha(context: Context<SiteEnv>): Promise<void> {
  const answer = context.req.header(CAPTCHA_HEADER);
  const refuse = (message: string, code: string): never => {
    throw new ApiError(403, message, undefined, { code: `captcha_${code}` });
  };
  if (answer === undefined) return refuse(`Answer a captcha (GET /api/captcha) in ${CAPTCHA_HEADER}.`, 'missing');
  const verdict = await verdictOn(context, answer);
  if (verdict !== 'solved') refuse(REFUSALS[verdict], verdict);
}

/**
 * The verdict of our own captcha on an answer, or of the company whose captcha is used. Without a verdict nobody
 * passes.
 */
async function verdictOn(context: Context<SiteEnv>, answer: string): Promise<CaptchaVerdict> {
  const settings = currentSettings();
  const provider = await providerOf(context);
  if (!provider) return redeem(answer);
  await spend(challenges, addressOf(context));
  const host = new URL(originOf(context.var.site, settings)).hostname;
  return redeemAt({ provider, secret: settings.CAPTCHA_SECRET ?? '', host }, answer);
}

/** The company whose captcha this site's pages show; undefined for our own. */
async function providerOf({ var: { site } }: Context<SiteEnv>): Promise<CaptchaProvider | undefined> {
  const { settings } = await catalogueOf(site, site.defaultLanguage);
  return captchaOfSite(currentSettings(), settings.captchaKey);
}

function addressOf(context: Context): string {
  return context.req.header(VISITOR_HEADER) ?? '';
}
