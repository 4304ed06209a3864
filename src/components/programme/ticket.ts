import type { ScreeningView } from '../../content/views/screenings.ts';
import type { Titled } from '../../contract/show.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import { isolate } from '../../lib/isolate.ts';
import type { Key } from '../../i18n/dictionaries.ts';
import type { Translate } from '../../i18n/translator.ts';
import { attributesText, stateWord, ticketHtml, type StateWord } from '../../markup/ticket.ts';
import { marks } from '../../markup/marks.ts';

/** Of what tickets are: the show and, where a page has several, the cinema. */
export type TicketsOf = readonly [show: Titled] | readonly [show: Titled, cinema: string];

/**
 * A screening as a small ticket (markup/ticket.ts): its time, its format, and its state in words. It is built as text,
 * because as components, tickets took most of the rendering time of a programme page. `pages` is what the addresses of
 * screenings' own pages begin with; without it the ticket does not link to its own. `place`: classes for its position
 * in a timetable.
 */
export function ticket(
  view: ScreeningView,
  t: Translate,
  [show, ...cinema]: TicketsOf,
  pages?: string,
  place?: string,
): string {
  const { special } = view;
  const details =
    `<span>${escapeHtml(view.labels.map(isolate).join(' · '))}</span>` +
    `<span>${escapeHtml(isolate(view.hall ?? ''))}</span>${view.accessibility.map(access).join('')}` +
    (special?.titleScreening ? `<span class="special">${escapeHtml(isolate(special.titleScreening))}</span>` : '');
  const after = pages === undefined ? '' : about(view, t, pages, [show.title, ...cinema]);
  const of = [titleHtml(show), ...cinema.map((name) => escapeHtml(isolate(name)))].join(', ');
  const book = `${escapeHtml(t('Showtime.Book'))} ${of},`;
  const text = { book, state: stateInWords(view, t), meaning: meaningOf(view), details, after };
  return ticketHtml(view, text, { class: place });
}

function titleHtml({ title, titleLanguage }: Titled): string {
  const text = escapeHtml(isolate(title));
  return titleLanguage === undefined ? text : `<cite lang="${escapeHtml(titleLanguage)}">${text}</cite>`;
}

/** What the abbreviations on a ticket mean, as the legend of its page says it, too. */
export function meaningOf({ abbreviations }: ScreeningView): string {
  return abbreviations.map(({ words }) => isolate(words)).join(', ');
}

/**
 * The link to all about the screening, named by what it is of, when it begins and, where that is not enough, in which hall. Its
 * icon is in the style sheet.
 */
export function about(view: ScreeningView, t: Translate, pages: string, of: readonly string[]): string {
  const { reference, time, hall } = view;
  const address = escapeHtml(pages + reference);
  const parts = [t('Screening.Details'), ...of.map(isolate), time, ...(view.hasTwin && hall ? [isolate(hall)] : [])];
  const label = escapeHtml(parts.join(', '));
  return `<a class="about" href="${address}"${attributesText(marks({ modal: 'showtimeDetails' }))} aria-label="${label}"></a>`;
}

const WORDS: Readonly<Record<StateWord, Key>> = {
  next: 'Showtime.Next',
  in: 'Showtime.In',
  open: 'Showtime.StartedBookable',
  started: 'Showtime.Started',
  soldout: 'Showtime.SoldOut',
  locked: 'Showtime.Locked',
};

/** The words for a screening's state; empty if there is nothing to say. */
export function stateInWords(view: ScreeningView, t: Translate): string {
  const word = stateWord(view);
  if (word === undefined) return '';
  if (word === 'locked' && view.opens) {
    return t(view.opens.isToday ? 'Showtime.OpensAt' : 'Showtime.OpensOn', { when: view.opens.when });
  }
  return word === 'in' ? t(WORDS.in, { minutes: view.minutes }) : t(WORDS[word]);
}

/** The words for all states, as attributes for the page's scripts; `#` stands for minutes. */
export function stateWordAttributes(t: Translate): ReturnType<typeof marks> {
  return marks({
    next: t(WORDS.next),
    in: t(WORDS.in, { minutes: '#' }),
    open: t(WORDS.open),
    started: t(WORDS.started),
    soldout: t(WORDS.soldout),
    locked: t(WORDS.locked),
  } satisfies Record<StateWord, string>);
}

/** An accessibility mark with its name in short. */
export function access({ slug, label }: ScreeningView['accessibility'][number]): string {
  const icon = `<svg aria-hidden="true"><use href="#icon-${escapeHtml(slug)}"></use></svg>`;
  return `<span class="access">${icon}${escapeHtml(isolate(label))}</span>`;
}
