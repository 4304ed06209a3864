import type { ScreeningView } from '../../content/views/screenings.ts';
import type { Titled } from '../../contract/show.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import { isolate } from '../../lib/isolate.ts';
import { oncePer } from '../../lib/oncePer.ts';
import type { Key } from '../../i18n/dictionaries.ts';
import type { Translate } from '../../i18n/translator.ts';
import { attributesText, stateWord, ticketHtml, type StateWord } from '../../markup/ticket.ts';
import { marks } from '../../markup/marks.ts';

/** Of what tickets are: the show and, where a page has several, the cinema. */
export type TicketsOf = readonly [show: Titled] | readonly [show: Titled, cinema: string];

/**
 * Gives a function that writes a screening as a small ticket (markup/ticket.ts): its time, its format, and its state in
 * words. Tickets are text, because as components they took most of the rendering time of a programme page, and what all of
 * a show have is written once. `pages` is what the addresses of screenings' own pages begin with; without it tickets do not
 * link to theirs. `place`: classes for a ticket's position in a timetable.
 */
export function ticketWriter(
  t: Translate,
  [show, ...cinema]: TicketsOf,
  pages?: string,
): (view: ScreeningView, place?: string) => string {
  const of = [titleHtml(show), ...cinema.map((name) => escapeHtml(isolate(name)))].join(', ');
  const book = `${escapeHtml(t('Showtime.Book'))} ${of},`;
  const about = pages === undefined ? () => '' : aboutWriter(t, [show.title, ...cinema], pages);
  return (view, place) => {
    const { special } = view;
    const details =
      `<span>${escapeHtml(labelsText(view.labels))}</span>` +
      `<span>${escapeHtml(isolate(view.hall ?? ''))}</span>${accessHtml(view.accessibility)}` +
      (special?.titleScreening ? `<span class="special">${escapeHtml(isolate(special.titleScreening))}</span>` : '');
    const text = { book, state: stateInWords(view, t), meaning: meaningOf(view), details, after: about(view) };
    return ticketHtml(view, text, place === undefined ? undefined : { class: place });
  };
}

function titleHtml({ title, titleLanguage }: Titled): string {
  const text = escapeHtml(isolate(title));
  return titleLanguage === undefined ? text : `<cite lang="${escapeHtml(titleLanguage)}">${text}</cite>`;
}

// Screenings of one kind share these lists (content/views/screenings.ts).

/** The labels of a ticket. */
export const labelsText = oncePer((labels: ScreeningView['labels']) => labels.map(isolate).join(' · '));

/** The accessibility marks of a ticket, each with its name in short. */
export const accessHtml = oncePer((accessibility: ScreeningView['accessibility']) => {
  return accessibility.map(access).join('');
});

const meaningOfAll = oncePer((abbreviations: ScreeningView['abbreviations']) => {
  return abbreviations.map(({ words }) => isolate(words)).join(', ');
});

/** What the abbreviations on a ticket mean, as the legend of its page says it, too. */
export function meaningOf({ abbreviations }: ScreeningView): string {
  return meaningOfAll(abbreviations);
}

/** The link opens the screening's page over this one. */
const OVER_THIS_PAGE = attributesText(marks({ modal: 'showtimeDetails' }));

/**
 * Gives a function that writes the link to all about a screening, named by what it is of, when it begins and, where that is
 * not enough, in which hall. Its icon is in the style sheet.
 */
export function aboutWriter(t: Translate, of: readonly string[], pages: string): (view: ScreeningView) => string {
  const named = escapeHtml([t('Screening.Details'), ...of.map(isolate)].join(', '));
  const begin = `<a class="about" href="${escapeHtml(pages)}`;
  return ({ reference, time, hall, hasTwin }) => {
    const label = `${named}, ${escapeHtml(time)}${hasTwin && hall ? `, ${escapeHtml(isolate(hall))}` : ''}`;
    return `${begin}${escapeHtml(reference)}"${OVER_THIS_PAGE} aria-label="${label}"></a>`;
  };
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
export const stateWordAttributes = oncePer((t: Translate) =>
  marks({
    next: t(WORDS.next),
    in: t(WORDS.in, { minutes: '#' }),
    open: t(WORDS.open),
    started: t(WORDS.started),
    soldout: t(WORDS.soldout),
    locked: t(WORDS.locked),
  } satisfies Record<StateWord, string>),
);

function access({ slug, label }: ScreeningView['accessibility'][number]): string {
  const icon = `<svg aria-hidden="true"><use href="#icon-${escapeHtml(slug)}"></use></svg>`;
  return `<span class="access">${icon}${escapeHtml(isolate(label))}</span>`;
}
