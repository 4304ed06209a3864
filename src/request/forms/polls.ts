import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { secretOf } from '../../accounts/pollCookie.ts';
import { COOKIES, cookieName } from '../../domain/shell/cookies.ts';
import { answerPoll, createPoll } from '../../accounts/polls.ts';
import { screeningsByReference, stillBookable } from '../../content/views/screeningsByReference.ts';
import { parseReferences, isMark, MAX_SCREENINGS, nameOf, type Mark } from '../../domain/polls/polls.ts';
import { readForm } from './readForm.ts';
import { notOfThisSite, sameOrigin } from './sameOrigin.ts';
import type { PollRefusal, PageContext } from '../../page/context.ts';
import { itemOf } from '../../page/item.ts';
import { href } from '../../routes/href.ts';
import { secureFlag } from '../../settings/hosts.ts';

const COOKIE_SECONDS = 7 * secondsInDay;
/**
 * More than anyone needs, even an office behind one address. Answers need no limit of their own: each poll takes few.
 */
const newPolls = new RateLimiterMemory({ keyPrefix: 'ask', points: 100, duration: secondsInHour });

/** The outcome of a form: a response to send, or the fault that its page shows. */
export type PollOutcome = Response | PollRefusal;

/** Stores a poll or an answer from a form on a page of this site. `address` is the visitor's, from the front server. */
export async function handlePollForm(request: Request, page: PageContext, address: string): Promise<PollOutcome> {
  if (sameOrigin(request) === undefined) return notOfThisSite();
  const form = await readForm(request);
  return page.route.form === 'ask' ? make(page, form, address) : answer(request, page, form);
}

async function make(page: PageContext, form: URLSearchParams, address: string): Promise<PollOutcome> {
  const { catalogue, site, language, now } = page;
  const found = await screeningsByReference(catalogue, parseReferences(form.getAll('s')), now);
  const coming = stillBookable(found).slice(0, MAX_SCREENINGS);
  if (coming.length === 0) return { fault: 'Screenings' };
  try {
    await newPolls.consume(address);
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    return { fault: 'Busy' };
  }
  const id = await createPoll(
    site.code,
    coming.map(({ reference, show, cinema, showtime: { time } }) => {
      return { reference, title: show.title, cinema: cinema.name, time };
    }),
    coming.map(({ view }) => view.screening.start),
  );
  return seeOther(href(site, language, 'ask', { id }));
}

async function answer(request: Request, page: PageContext, form: URLSearchParams): Promise<PollOutcome> {
  const { site, language } = page;
  const { id, poll } = itemOf(page, 'ask');
  const secret = secretOf(request);
  // The page itself says that the poll has ended.
  if (poll === undefined) return seeOther(href(site, language, 'ask', { id }));
  const marks: Record<string, Mark> = {};
  for (const { reference } of poll.screenings) {
    const mark = form.get(reference);
    if (isMark(mark)) marks[reference] = mark;
  }
  const typed = form.get('name') ?? '';
  const name = nameOf(typed);
  if (name === undefined) return { fault: 'Name', marks };
  if (Object.keys(marks).length === 0) return { fault: 'Marks', name };
  const stored = await answerPoll(site.code, id, secret, { name, marks });
  if (stored === 'full') return { fault: 'Full' };
  const response = seeOther(href(site, language, 'ask', { id }));
  if (!stored) return response;
  const secure = secureFlag(page.origin);
  // One cookie for each language's address of the page, so that no other page is sent it.
  for (const each of site.languages) {
    const path = href(site, each, 'ask', { id });
    response.headers.append(
      'Set-Cookie',
      `${cookieName(COOKIES.poll, page.origin)}=${stored.secret}; Path=${path}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
    );
  }
  return response;
}

const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };

function seeOther(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, ...PRIVATE } });
}
