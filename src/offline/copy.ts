import { dateFormat } from '../lib/formats.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';
import type { OfflineWords } from '../markup/offline.ts';

/** How a stored page is shown: with its age, and without anything that may no longer be true. */

/** The title of a page, as HTML. */
export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? '';
}

/** When a page was seen, as HTML, in the visitor's own time zone: the time if today, else the day and the time. */
export function seenInWords(seen: number, now: number, { language, at, on }: OfflineWords): string {
  // Not by date-fns, whose way to compare days is a twentieth of the whole worker.
  const isToday = new Date(seen).toDateString() === new Date(now).toDateString();
  const hour = { hour: '2-digit', minute: '2-digit' } as const;
  const day = { weekday: 'long', day: 'numeric', month: 'long', ...hour } as const;
  const moment = dateFormat(language, isToday ? hour : day).format(seen);
  const time = `<time datetime="${new Date(seen).toISOString()}">${moment}</time>`;
  return escapeHtml(isToday ? at : on).replace('#', () => time);
}

/** Styles of the note and of these tickets, in the colours of the page (styles/tokens.css). */
export const STYLES =
  '.offline-note{max-width:90rem;margin:0 auto;padding:.75rem clamp(1rem,4vw,3rem);border-bottom:1px solid var(--color-line);' +
  'background:var(--color-raised);color:var(--color-ink)}' +
  '.offline-note a{display:inline-block;padding-block:.25rem;color:inherit;text-decoration:underline}' +
  '.ticket.unknown,.book.unknown{border-color:var(--color-line);background:none;color:var(--color-ink)}' +
  '.ticket.unknown *,.ticket.unknown>span:first-of-type{color:var(--color-dim)}' +
  '.book.unknown+.tab,.tab:has(~.book.unknown),.booking .tab,.consent{display:none}';
