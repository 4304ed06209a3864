import type { Wish } from '../../contract/wish.ts';
import { isInHours, type Times } from '../programme/hours.ts';
import type { Need } from '../programme/needs.ts';

/** What a wish looks at of a screening. */
export type WishedScreening = {
  readonly reference: string;
  readonly film: string;
  /** Slugs of who directed the film or plays in it. */
  readonly people: readonly string[];
  readonly cinema: string;
  readonly city: string;
  readonly version: string;
  readonly tags: readonly string[];
  readonly needs: readonly Need[];
  readonly times: Times;
  /** Local to the cinema, `YYYY-MM-DD HH:MM:SS`. */
  readonly time: string;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly state: 'bookable' | 'soldout' | 'locked';
};

const PERSON = 'person/';

/** What a wish is looked up by: the slug of its film, or that of its person marked as one, which no film's is. */
export function topicOf({ film = '', person }: Pick<Wish, 'film' | 'person'>): string {
  return person === undefined ? film : PERSON + person;
}

/** The film or the person that a topic is of, by slug. */
export function parseTopic(topic: string): { readonly kind: 'film' | 'person'; readonly slug: string } {
  return topic.startsWith(PERSON)
    ? { kind: 'person', slug: topic.slice(PERSON.length) }
    : { kind: 'film', slug: topic };
}

/** Whether a screening is one that a wish is of, whether or not it can be booked. */
export function isWished(wish: Wish, screening: WishedScreening): boolean {
  const { place, needs = [] } = wish;
  return (
    (wish.person === undefined ? wish.film === screening.film : screening.people.includes(wish.person)) &&
    (wish.screening === undefined || wish.screening === screening.reference) &&
    (place === undefined || screening[place.kind] === place.slug) &&
    (wish.version === undefined || wish.version === screening.version) &&
    (wish.format === undefined || screening.tags.includes(wish.format)) &&
    needs.every((need) => screening.needs.some((met) => met === need)) &&
    isInHours(screening.times, { from: wish.from, until: wish.until })
  );
}

/**
 * Where somebody is on the way to be told: the form was sent, or refused; a link of a mail was followed, to confirm or to
 * stop, and its button pressed.
 */
export type TellMeStep =
  | { readonly kind: 'sent' | 'address' | 'busy' | 'push'; readonly email: string }
  /** A browser that shows notifications will tell; the secret stops it. */
  | { readonly kind: 'subscribed'; readonly stop: string }
  | { readonly kind: 'confirm' | 'confirmed' | 'already' | 'expired' | 'full' | 'stop' | 'stopped' };

/** The status of a page that shows such a step. */
export const TELL_ME_STATUS: Readonly<Record<TellMeStep['kind'], number>> = {
  sent: 200,
  address: 422,
  push: 422,
  subscribed: 200,
  busy: 429,
  confirm: 200,
  confirmed: 200,
  already: 200,
  expired: 410,
  full: 429,
  stop: 200,
  stopped: 200,
};
