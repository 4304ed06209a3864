import type { BoardEntry } from '../../content/views/evening.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import { isolate } from '../../lib/isolate.ts';
import type { Translate } from '../../i18n/translator.ts';
import { cinemaStatuses, statusesAttributes, ticketHtml } from '../../markup/ticket.ts';
import { aboutWriter, accessHtml, labelsText, meaningOf, stateInWords } from './ticket.ts';

/** What all rows of a board share. */
export type BoardWords = {
  readonly t: Translate;
  readonly day: string;
  /** What the addresses of screenings' own pages begin with. */
  readonly pages: string;
  readonly cinemaHref: (slug: string) => string;
  /** A distance or an amount in words. */
  readonly distance: (kilometres: number) => string;
  readonly price: (amount: number) => string;
};

/**
 * A screening as a row of a board: a ticket (markup/ticket.ts) that says its film, too, and beside it the cinema. Built
 * as text, as tickets are: an evening in a large city has hundreds.
 */
export function boardRow(entry: BoardEntry, words: BoardWords): string {
  const { t, day, pages, cinemaHref, distance, price } = words;
  const { show, cinema, kilometres } = entry;
  const facts = [labelsText(entry.labels), isolate(entry.hall ?? '')].filter(Boolean).join(', ');
  const special = entry.special?.titleScreening;
  const lang = show.titleLanguage === undefined ? '' : ` lang="${escapeHtml(show.titleLanguage)}"`;
  const details =
    `<span class="film"${lang}>${escapeHtml(isolate(show.title))}</span>` +
    `<span class="facts"><span>${escapeHtml(facts)}</span>` +
    accessHtml(entry.accessibility) +
    `${special ? `<span class="special">${escapeHtml(isolate(special))}</span>` : ''}</span>`;
  const from = lowestPrice(entry);
  const further = [
    kilometres === undefined ? '' : escapeHtml(distance(kilometres)),
    from === undefined ? '' : escapeHtml(t('Evening.PriceFrom', { price: price(from) })),
  ].filter(Boolean);
  const after =
    `<p class="at"><a href="${escapeHtml(cinemaHref(cinema.slug))}">${escapeHtml(isolate(cinema.name))}</a>` +
    `${further.map((text) => ` <span>${text}</span>`).join('')}</p>${aboutWriter(t, [show.title, cinema.name], pages)(entry)}`;
  const own = statusesAttributes(cinemaStatuses(cinema.slug, day));
  const meaning = [isolate(cinema.name), meaningOf(entry)].filter(Boolean).join(', ');
  const text = { book: escapeHtml(t('Showtime.Book')), state: stateInWords(entry, t), meaning, details, after };
  return ticketHtml(entry, text, own);
}

/** The lowest price of a seat in the cinema; undefined where its prices are unknown. */
function lowestPrice({ cinema: { pricing } }: BoardEntry): number | undefined {
  const amounts = pricing?.prices.map(({ amount }) => amount) ?? [];
  return amounts.length > 0 ? Math.min(...amounts) : undefined;
}
