import { z } from 'zod';

/** Longer than those of any push service. */
const MAX_ENDPOINT = 1_000;

/** What a browser gives of its push subscription (Push API): where its messages go, and the keys they are encrypted with. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https$/, hostname: /./ }).max(MAX_ENDPOINT),
  keys: z.object({
    /** A point on P-256, uncompressed: 65 bytes. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});
export type PushSubscription = z.infer<typeof pushSubscriptionSchema>;
