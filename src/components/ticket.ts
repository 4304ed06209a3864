import type { ScreeningView } from '../content/views/screenings.ts';
import { bookingReference } from '../domain/bookingReference.ts';
import { escapeHtml } from '../domain/escapeHtml.ts';
import type { Translate } from '../i18n/translator.ts';

/**
 * A screening as a small ticket: its time, its format, and its state in words. Data attributes hold what the browser
 * needs to filter it and to update it as time passes; they are short, because a day has hundreds. It is built as text
 * for the same reason: as components, tickets took most of the rendering time of a programme page. `pages` is what the
 * addresses of screenings' own pages begin with; without it the ticket does not link to its own. `place`: classes for
 * its position in a timetable.
 */
export function ticket(view: ScreeningView, t: Translate, pages?: string, place?: string): string {
  const { screening, subject, special } = view;
  const { start, reservabilityEnd } = screening;
  const tags = subject.tags.length > 0 ? ` data-t="${escapeHtml(subject.tags.join(' '))}"` : '';
  const status = !screening.showBookable ? 'locked' : screening.status;
  const marks = (status === 'available' ? '' : ` data-s="${status}"`) + (view.hidden ? ' hidden' : '');
  // For most, booking ends when the screening begins.
  const until = reservabilityEnd === start ? '' : ` data-until="${reservabilityEnd / MINUTE}"`;
  const extras =
    view.accessibility.map(access).join('') +
    (special?.titleScreening ? `<span class="special">${escapeHtml(special.titleScreening)}</span>` : '');
  return (
    `<li${place === undefined ? '' : ` class="${place}"`} data-v="${escapeHtml(subject.versions.join(' '))}"${tags}` +
    ` data-at="${start / MINUTE}"${until}${marks}>` +
    `<a class="ticket ${view.state}"${link(view)} aria-describedby="new-tab">` +
    `<b>${escapeHtml(view.time)}</b><i>– ${escapeHtml(view.endTime)}</i>` +
    `<span title="${escapeHtml(view.version.description)}">${escapeHtml(view.labels.join(' · '))}</span>` +
    `<span>${escapeHtml(view.hall)}</span>${extras}<em>${escapeHtml(stateInWords(view, t))}</em></a>` +
    `${pages === undefined ? '' : about(view, t, pages)}</li>`
  );
}

const MINUTE = 60_000;

/** A screening that is sold out or locked may open again while the page is open: its link is kept aside until then. */
function link({ state, screening, booking }: ScreeningView): string {
  if (state === 'available' || state === 'next') return ` href="${escapeHtml(booking)}" target="_blank"`;
  return screening.showBookable ? ` data-href="${escapeHtml(booking)}"` : '';
}

/**
 * The link to all about the screening. Its icon is in the style sheet, and its label is the same on all (the ticket
 * beside it says which): anything that differed would be sent hundreds of times.
 */
function about({ booking }: ScreeningView, t: Translate, pages: string): string {
  const address = escapeHtml(pages + bookingReference(booking));
  const label = escapeHtml(t('Screening.Details'));
  return `<a class="about" href="${address}" data-modal="showtimeDetails" aria-label="${label}"></a>`;
}

/** The words for a screening's state; empty if there is nothing to say. */
export function stateInWords({ state, minutes }: ScreeningView, t: Translate): string {
  switch (state) {
    case 'available':
      return minutes <= 0 ? t('Showtime.StartedBookable') : '';
    case 'next':
      return minutes < 60 ? t('Showtime.In', { minutes }) : t('Showtime.Next');
    case 'started':
      return t('Showtime.Started');
    case 'soldout':
      return t('Showtime.SoldOut');
    case 'locked':
      return t('Showtime.Locked');
  }
}

function access({ slug, label, title }: ScreeningView['accessibility'][number]): string {
  const icon = `<svg aria-hidden="true"><use href="#icon-${escapeHtml(slug)}"></use></svg>`;
  return `<span class="access" title="${escapeHtml(title)}">${icon}${escapeHtml(label)}</span>`;
}
