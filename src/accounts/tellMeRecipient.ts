import { pushSubscriptionSchema, type PushSubscription } from '../contract/pushSubscription.ts';

/** To whom a wish is told: an e-mail address, or a browser’s push subscription. */
export type To =
  | { readonly channel: 'mail'; readonly email: string }
  | { readonly channel: 'push'; readonly subscription: PushSubscription };

/** A recipient as it is stored: the same text for the same one. */
export function recipientOf(to: To): string {
  return to.channel === 'mail' ? to.email : JSON.stringify(to.subscription);
}

/** A recipient that is stored; undefined for one that another release has stored and this one cannot read. */
export function toOf(channel: string, recipient: string): To | undefined {
  if (channel === 'mail') return { channel, email: recipient };
  const subscription = pushSubscriptionSchema.safeParse(channel === 'push' ? JSON.parse(recipient) : undefined);
  return subscription.success ? { channel: 'push', subscription: subscription.data } : undefined;
}
