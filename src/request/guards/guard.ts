import { secretOf } from '../../accounts/pollCookie.ts';
import { readPoll } from '../../accounts/polls.ts';
import { showtimeOfBooking } from '../../content/bookings.ts';
import { peopleOf } from '../../content/people.ts';
import { detailsOfBooked } from '../../content/views/screening.ts';
import { zoneOf } from '../../content/zones.ts';
import { contentGuards } from './content.ts';
import { needsIn, needsOffered } from '../../domain/programme/needs.ts';
import { filtersExist } from './filters.ts';
import { screeningPageState } from '../../domain/screening/screeningPage.ts';
import type { PageContext } from '../../page/context.ts';
import { href } from '../../routes/href.ts';
import { isOffered, type Screen } from '../../routes/screens.ts';
import { found, MISSING, type Guard, type Guards, type Verdict } from './verdict.ts';

/** What becomes of a request for a page that is about no item. */
const NO_ITEM: Verdict = { kind: 'pass', item: undefined };

/** Redirects to an item's proper address, keeping the filters. */
function follow({ site, language, filters }: PageContext, screen: Screen, slug: string) {
  return { kind: 'redirect', to: href(site, language, screen, { slug }, { filters }) } as const;
}

const show: Guard<'show'> = (page, slug) => {
  const { catalogue, screen, route } = page;
  const details = catalogue.detailsBySlug.get(slug);
  if (details?.redirectSlug) return follow(page, screen, details.redirectSlug);
  const type = route.item?.type;
  const listed = catalogue.showsBySlug.get(slug);
  // A further page of a film or an event; one that was taken off has none.
  if (type === undefined) return found(listed);
  // A show that is known but no longer listed has been taken off.
  if (!listed) return details || catalogue.gone.has(slug) ? { kind: 'gone' } : MISSING;
  // A film requested as an event, or the reverse, is redirected to its own address; which it is, its details say.
  if (!details) return MISSING;
  const isMovie = type === 'movie';
  if (details.isMovie === isMovie) return found({ show: listed, details });
  return follow(page, isMovie ? 'entertainment' : 'movie', slug);
};

const cinema: Guard<'cinema'> = (page, slug) => {
  const named = page.catalogue.cinemasBySlug.get(slug);
  return named?.redirectSlug ? follow(page, page.screen, named.redirectSlug) : found(named);
};

const city: Guard<'city'> = ({ catalogue }, slug) => found(catalogue.citiesBySlug.get(slug));

const person: Guard<'person'> = ({ catalogue }, slug) => found(peopleOf(catalogue).get(slug));

const screening: Guard<'screening'> = async ({ catalogue, now }, reference) => {
  const booked = await showtimeOfBooking(catalogue, reference);
  const playing = booked && catalogue.showsBySlug.get(booked.show);
  if (!booked || !playing) return MISSING;
  const state = screeningPageState(booked, playing, zoneOf(catalogue, booked.cinema), now);
  return state === 'shown' ? found(await detailsOfBooked(catalogue, { reference, booked }, now)) : { kind: state };
};

/** A poll that has ended passes too: its page says so. */
const ask: Guard<'ask'> = async ({ site }, id, request) => {
  const poll = await readPoll(site.code, id, secretOf(request));
  return found(poll && { id, poll: poll === 'gone' ? undefined : poll });
};

/** The calendar of a cinema or a show. */
const cinemaOrShow: Guard<'cinemaOrShow'> = async (page, slug, request) => {
  if (page.catalogue.cinemasBySlug.has(slug)) {
    const verdict = await cinema(page, slug, request);
    return verdict.kind === 'pass' ? found({ cinema: verdict.item }) : verdict;
  }
  const verdict = await show(page, slug, request);
  if (verdict.kind !== 'pass') return verdict;
  return found({ show: 'show' in verdict.item ? verdict.item.show : verdict.item });
};

const guards: Guards = {
  ...contentGuards,
  show,
  cinema,
  city,
  person,
  cinemaOrShow,
  screening,
  ask,
};

/** Whether a tag has a title to show it by (SPEC 5); lists of accessible screenings name needs by words of their own. */
function isKnownTag({ catalogue, screen }: PageContext, slug: string): boolean {
  const isKnown = (tag: string) => catalogue.tags.has(tag);
  const byNeed = screen === 'accessible' || screen === 'accessibleCity';
  return isKnown(slug) || (byNeed && needsOffered(isKnown).some((need) => needsIn([slug]).includes(need)));
}

/**
 * Decides whether a page can be shown: whether its screen is offered, its filters exist, and its item is there, which it
 * gives.
 */
export async function guard(request: Request, page: PageContext): Promise<Verdict> {
  const { catalogue } = page;
  if (!isOffered(page.site, page.features, page.screen)) return MISSING;
  if (!filtersExist(catalogue, page.filters, page.now)) return MISSING;
  if (page.filters.tags.some((slug) => !isKnownTag(page, slug))) return { kind: 'tagMissing' };
  const { item } = page.route;
  return item ? guards[item.kind](page, page.params.slug ?? page.params.id ?? '', request) : NO_ITEM;
}
