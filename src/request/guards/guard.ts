import { readPoll } from '../../accounts/polls.ts';
import { showtimeOfBooking } from '../../content/bookings.ts';
import { peopleOf } from '../../content/people.ts';
import { zoneOf } from '../../content/zones.ts';
import { contentGuards } from './content.ts';
import { needsIn, needsOffered } from '../../domain/programme/needs.ts';
import { filtersExist } from './filters.ts';
import { screeningPageState } from '../../domain/screening/screeningPage.ts';
import type { PageContext } from '../../page/context.ts';
import type { ItemKind } from '../../routes/facts.ts';
import { href } from '../../routes/href.ts';
import { isOffered, type Screen } from '../../routes/screens.ts';
import { MISSING, PASS, type Guard, type Verdict } from './verdict.ts';

/** Redirects to the item's proper address, keeping the filters; passes if it has none other. */
function follow(page: PageContext, screen: Screen, redirectSlug: string | null | undefined): Verdict {
  if (!redirectSlug) return PASS;
  const to = href(page.site, page.language, screen, { slug: redirectSlug }, { filters: page.filters });
  return { kind: 'redirect', to };
}

const show: Guard = (page, slug) => {
  const { catalogue, screen, route } = page;
  const details = catalogue.detailsBySlug.get(slug);
  if (details?.redirectSlug) return follow(page, screen, details.redirectSlug);
  const type = route.item?.type;
  const isListed = catalogue.showsBySlug.has(slug);
  // A further page of a film or an event; one that was taken off has none.
  if (type === undefined) return isListed ? PASS : MISSING;
  // A show that is known but no longer listed has been taken off.
  if (!isListed) return details || catalogue.gone.has(slug) ? { kind: 'gone' } : MISSING;
  // A film requested as an event, or the reverse, is redirected to its own address.
  const isMovie = type === 'movie';
  return details?.isMovie === isMovie ? PASS : follow(page, isMovie ? 'entertainment' : 'movie', slug);
};

const cinema: Guard = (page, slug) => {
  const found = page.catalogue.cinemasBySlug.get(slug);
  return found ? follow(page, page.screen, found.redirectSlug) : MISSING;
};

const city: Guard = ({ catalogue }, slug) => (catalogue.citiesBySlug.has(slug) ? PASS : MISSING);

const person: Guard = ({ catalogue }, slug) => (peopleOf(catalogue).has(slug) ? PASS : MISSING);

const screening: Guard = async ({ catalogue, now }, reference) => {
  const found = await showtimeOfBooking(catalogue, reference);
  const playing = found && catalogue.showsBySlug.get(found.show);
  if (!found || !playing) return MISSING;
  const state = screeningPageState(found, playing, zoneOf(catalogue, found.cinema), now);
  return state === 'shown' ? PASS : { kind: state };
};

/** A poll that has ended passes too: its page says so. */
const ask: Guard = async ({ site }, id) => ((await readPoll(site.code, id)) ? PASS : MISSING);

/** The calendar of a cinema or a show. */
const cinemaOrShow: Guard = (page, slug) => (page.catalogue.cinemasBySlug.has(slug) ? cinema : show)(page, slug);

const guards: Readonly<Record<ItemKind, Guard>> = {
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
 * Decides whether a page can be shown: whether its screen is offered, its filters exist, and its item is there.
 */
export async function guard(page: PageContext): Promise<Verdict> {
  const { catalogue } = page;
  if (!isOffered(page.site, page.features, page.screen)) return MISSING;
  if (!filtersExist(catalogue, page.filters, page.now)) return MISSING;
  if (page.filters.tags.some((slug) => !isKnownTag(page, slug))) return { kind: 'tagMissing' };
  const { item } = page.route;
  return item ? guards[item.kind](page, page.params.slug ?? page.params.id ?? '') : PASS;
}
