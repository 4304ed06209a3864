import type { Handler } from 'hono';
import { z } from 'zod';
import { replaceRecipient } from '../../accounts/tellMe.ts';
import { isPushService } from '../../accounts/webPush/send.ts';
import { pushSubscriptionSchema } from '../../contract/pushSubscription.ts';
import { currentSettings } from '../../settings/settings.ts';
import type { SiteEnv } from '../../sites/siteEnv.ts';
import { readJson } from '../forms/readForm.ts';
import { notOfThisSite, sameOrigin } from '../forms/sameOrigin.ts';

/** The former subscription, and the next. */
const changeSchema = z.tuple([pushSubscriptionSchema, pushSubscriptionSchema]);

/**
 * Takes from a service worker that its browser has another push subscription now: what it waits for is told to that one. Only
 * who has the former one can name it, with its keys.
 */
export const changedSubscription: Handler<SiteEnv> = async (context) => {
  if (sameOrigin(context.req.raw) === undefined) return notOfThisSite();
  const { data } = changeSchema.safeParse(await readJson(context.req.raw));
  if (!data || !isPushService(data[1].endpoint, currentSettings())) return context.body(null, 422);
  const [former, next] = data;
  await replaceRecipient({ channel: 'push', subscription: former }, { channel: 'push', subscription: next });
  return context.body(null, 204, { 'Cache-Control': 'private, no-store' });
};
