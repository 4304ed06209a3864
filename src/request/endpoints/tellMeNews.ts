import { createHash } from 'node:crypto';
import type { Handler } from 'hono';
import { NEWS_HEADER } from '../../accounts/headers.ts';
import { newsMail } from '../../accounts/mail/messages.ts';
import { newsPush } from '../../accounts/webPush/message.ts';
import { waitingFor, type Due, type NewsAsked, type SomeDue, type Told, type Waiting } from '../../accounts/tellMe.ts';
import { stopSecret } from '../../accounts/tellMeLinks.ts';
import { recipientOf } from '../../accounts/tellMeRecipient.ts';
import { catalogueOf, type Catalogue } from '../../content/catalogue.ts';
import { peopleOf } from '../../content/people.ts';
import { screeningInWords, wishedScreenings, wishNames, type WishedRow } from '../../content/views/wished.ts';
import type { Announced, Wish } from '../../contract/wish.ts';
import { endOfWish, newsOf, together, withNews, type TellMeNews } from '../../domain/tellMe/news.ts';
import { translator } from '../../i18n/translator.ts';
import { wishInWords } from '../../i18n/wishInWords.ts';
import { href } from '../../routes/href.ts';
import { isOffered } from '../../routes/screens.ts';
import { now } from '../../settings/clock.ts';
import { originOf } from '../../settings/hosts.ts';
import { currentSettings } from '../../settings/settings.ts';
import type { SiteEnv } from '../../sites/siteEnv.ts';
import type { Language, Site } from '../../sites/sites.ts';

/**
 * The mails to be sent to some of those who wait for a film or a person, for the main thread, which says in NEWS_HEADER for whom;
 * for anybody else there is no such page. They are composed here since the main thread has no catalogue.
 */
export const newsOfTopic: Handler<SiteEnv> = async (context, next) => {
  const asked = context.req.header(NEWS_HEADER.name);
  if (asked === undefined) return next();
  const some = await dueFor(context.var.site, NEWS_HEADER.read(asked));
  return context.json(some, 200, { 'Cache-Control': 'private, no-store' });
};

async function dueFor(site: Site, { topic, after }: NewsAsked): Promise<SomeDue> {
  const some = await waitingFor(site.code, topic, after);
  const byRecipient = Map.groupBy(some.waiting, ({ to }) => recipientOf(to));
  const programmes = new Map<Language, Promise<Programme | undefined>>();
  const due: Due[] = [];
  for (const waiting of byRecipient.values()) {
    const found: Found[] = [];
    for (const each of waiting) {
      if (!programmes.has(each.language)) programmes.set(each.language, programmeOf(site, each.language, topic));
      const programme = await programmes.get(each.language);
      const news = programme && newsOf(each.wish, each.announced, programme.screenings, now());
      if (news) found.push({ ...programme, waiting: each, news, announced: withNews(each.announced, news) });
    }
    for (const group of together(found)) due.push({ wishes: wishesOf(group), message: await messageOf(group[0]) });
  }
  return { due, next: some.next };
}

function wishesOf([first, ...others]: readonly [Found, ...Found[]]): Due['wishes'] {
  const wishOf = ({ waiting, announced }: Found): Told => ({ waiting, announced });
  return [wishOf(first), ...others.map(wishOf)];
}

type Programme = { readonly catalogue: Catalogue; readonly screenings: readonly WishedRow[] };

/** What a site has of a topic in a language; undefined if it tells nobody. */
async function programmeOf(site: Site, language: Language, topic: string): Promise<Programme | undefined> {
  const catalogue = await catalogueOf(site, language);
  if (!isOffered(site, catalogue.features, 'tellMe')) return undefined;
  const screenings = await wishedScreenings(catalogue, topic, now());
  return screenings && { catalogue, screenings };
}

type Found = Programme & Told & { readonly news: TellMeNews };

async function messageOf({ waiting, news, announced, screenings, catalogue }: Found): Promise<Due['message']> {
  const { to, language, wish, expires } = waiting;
  const { site } = catalogue;
  const t = translator(language);
  const origin = originOf(site, currentSettings());
  const names = wishNames(catalogue, wish);
  const links = new Map(screenings.map(({ reference, link }) => [reference, link]));
  const [only, ...others] = news.screenings;
  const booking = only?.state === 'bookable' && others.length === 0 ? links.get(only.reference) : undefined;
  const url = booking ?? origin + pageOf(wish, catalogue);
  const stop = `${origin}${href(site, language, 'tellMe')}?stop=${await stopSecret(waiting.id)}`;
  const topic = hashOf(waiting, news);
  const lineOf = (screening: Announced) => screeningInWords(catalogue, screening, wish);
  if (to.channel === 'push') {
    const [title, stopLabel] = [t(`Mail.News.${news.reason}`, { title: names.title }), t('TellMe.StopPush')];
    const words = { title, lines: news.screenings.map(lineOf), language, stopLabel, topic, url, stop };
    return { channel: 'push', push: newsPush(to.subscription, news, words, now()) };
  }
  const mail = newsMail(
    { email: to.email, language },
    {
      reason: news.reason,
      title: names.title,
      wish: wishInWords(names, t),
      lines: news.screenings.map((screening) => {
        const line = lineOf(screening);
        const link = screening.state === 'bookable' && others.length > 0 ? links.get(screening.reference) : undefined;
        return link === undefined ? line : `${line}\n${link}`;
      }),
      link: url,
      stop,
      goesOn: endOfWish(wish, announced, expires) !== undefined,
      messageId: `${topic}@${new URL(origin).hostname}`,
    },
  );
  return { channel: 'mail', mail };
}

/** The path of the page of what is wished; the home page if the site no longer has it. */
function pageOf({ film = '', person }: Wish, catalogue: Catalogue): string {
  const { site, language, showsBySlug } = catalogue;
  if (person !== undefined) {
    return peopleOf(catalogue).has(person) ? href(site, language, 'person', { slug: person }) : '/';
  }
  const show = showsBySlug.get(film);
  return show ? href(site, language, show.isMovie ? 'movie' : 'entertainment', { slug: show.slug }) : '/';
}

/** The same for the same news of a wish, on whichever server, until it is recorded that they were told. */
function hashOf({ id, deliveries }: Waiting, { reason, screenings }: TellMeNews): string {
  const announced = screenings.map(({ reference, time, state }) => [reference, time, state]);
  return createHash('sha256')
    .update(JSON.stringify([id, deliveries, reason, announced]))
    .digest('hex')
    .slice(0, 32);
}
