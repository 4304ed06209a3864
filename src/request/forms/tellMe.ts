import { normalEmail } from '../../accounts/email.ts';
import { confirmWishMail } from '../../accounts/mail/messages.ts';
import type { Mail } from '../../accounts/mail/send.ts';
import { takeAddress, takeMailbox } from '../../accounts/mailLimits.ts';
import { confirmWish, stopWish } from '../../accounts/tellMe.ts';
import { isPushService } from '../../accounts/webPush/send.ts';
import { idOfStopSecret, newWishId, openAsked, sealAsked, stopSecret } from '../../accounts/tellMeLinks.ts';
import { pushSubscriptionSchema, type PushSubscription } from '../../contract/pushSubscription.ts';
import type { Wish } from '../../contract/wish.ts';
import { wishedScreenings, wishNames } from '../../content/views/wished.ts';
import { tellMeSubject, wishFrom } from '../../content/views/tellMe.ts';
import { filmsToBook } from '../../domain/tellMe/news.ts';
import { topicOf, type TellMeStep } from '../../domain/tellMe/wish.ts';
import { wishInWords } from '../../i18n/wishInWords.ts';
import type { PageContext } from '../../page/context.ts';
import { currentSettings } from '../../settings/settings.ts';

/** The step that a form leads to, with the mail to send; undefined if it asks for nothing that there is. */
export async function handleTellMe(
  page: PageContext,
  form: URLSearchParams,
  address: string,
): Promise<{ readonly step: TellMeStep; readonly mail?: Mail } | undefined> {
  const confirm = page.query.get('confirm');
  if (confirm !== null) return { step: await confirmed(page, confirm) };
  const subject = await tellMeSubject(page.catalogue, page.query, page.now);
  if (!subject) return undefined;
  const browser = form.get('push');
  if (browser !== null)
    return { step: await subscribed(page, wishFrom(page.catalogue, subject, form), browser, address) };
  const typed = form.get('email') ?? '';
  const email = normalEmail(typed);
  if (email === undefined) return { step: { kind: 'address', email: typed } };
  if (!(await takeAddress('tellMe', address))) return { step: { kind: 'busy', email } };
  const step = { kind: 'sent', email } as const;
  // All addresses get the same answer: what others asked for is nobody’s business.
  if (!(await takeMailbox('tellMe', email))) return { step };
  const { site, language, catalogue, origin, path, t } = page;
  const wish = wishFrom(catalogue, subject, form);
  const link = `${origin}${path}?confirm=${await sealAsked({ site: site.code, language, email, wish })}`;
  return { step, mail: confirmWishMail({ email, language }, wishInWords(wishNames(catalogue, wish), t), link) };
}

async function confirmed(page: PageContext, secret: string): Promise<TellMeStep> {
  const asked = await openAsked(secret);
  if (asked?.site !== page.site.code) return { kind: 'expired' };
  return { kind: await stored(page, { ...asked, to: { channel: 'mail', email: asked.email } }) };
}

/** Stores the wish of a browser that shows our notifications: its visitor has allowed it there, so nothing is to be confirmed. */
async function subscribed(page: PageContext, wish: Wish, browser: string, address: string): Promise<TellMeStep> {
  const subscription = subscriptionIn(browser);
  if (!subscription) return { kind: 'push', email: '' };
  if (!(await takeAddress('tellMe', address))) return { kind: 'busy', email: '' };
  const { site, language } = page;
  const id = newWishId();
  const kind = await stored(page, { id, site: site.code, language, wish, to: { channel: 'push', subscription } });
  return kind === 'full' ? { kind } : { kind: 'subscribed', stop: await stopSecret(id) };
}

/** What a browser says of its subscription; undefined if that is none, or not at a push service. */
function subscriptionIn(text: string): PushSubscription | undefined {
  try {
    const { data } = pushSubscriptionSchema.safeParse(JSON.parse(text));
    return data && isPushService(data.endpoint, currentSettings()) ? data : undefined;
  } catch {
    return undefined;
  }
}

async function stored(
  { catalogue, now }: PageContext,
  asked: Parameters<typeof confirmWish>[0],
): Promise<'confirmed' | 'already' | 'full'> {
  const { wish } = asked;
  const isOfFilm = wish.screening === undefined && wish.person === undefined;
  const screenings = isOfFilm ? [] : ((await wishedScreenings(catalogue, topicOf(wish), now)) ?? []);
  const start = screenings.find(({ reference }) => reference === wish.screening)?.start;
  const known = wish.person === undefined ? {} : { known: filmsToBook(wish, screenings, now) };
  return confirmWish({ ...asked, wish: { ...wish, ...known } }, start);
}

/** Stops a wish by the link of a mail: by its button, or by a mail program’s one click (RFC 8058). */
export async function stopByLink(secret: string): Promise<TellMeStep> {
  const id = await idOfStopSecret(secret);
  if (id === undefined) return { kind: 'expired' };
  await stopWish(id);
  return { kind: 'stopped' };
}
