import { dateFormat } from '../lib/formats.ts';
import { withoutStates } from '../markup/ticket.ts';

/** How a stored page is shown: with its age, and without anything that may no longer be true. */

/** Words for all stored pages of a language, as HTML. The fallback page carries them (pages/shell/offline.astro). */
export type Words = {
  /** `#` stands for the time. */
  readonly at: string;
  readonly on: string;
  readonly offline: string;
  readonly why: string;
  readonly unknown: string;
  readonly again: string;
};

/*
 * A page may be long, and what editors wrote in it anything: no pattern here reads on from more than one place. The server's own tags
 * have no `<` in their values (bundling/astroText.ts), so that the rest of one ends before the next.
 */
const REST = String.raw`(?:"[^"<]*"|[^"<>])*>`;
const WORDS = new RegExp(`<[a-z]+ id="offline-words"${REST}`);
const MAIN = new RegExp(String.raw`<main\b${REST}`);
const LIST = new RegExp(String.raw`(<ul id="offline-pages"${REST})\s*(?=</ul>)`);

/** Reads the words from the fallback page; undefined if it has none. */
export function wordsOf(html: string): Words | undefined {
  const element = WORDS.exec(html)?.[0];
  if (element === undefined) return undefined;
  const word = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(element)?.[1] ?? '';
  return {
    at: word('at'),
    on: word('on'),
    offline: word('offline'),
    why: word('why'),
    unknown: word('unknown'),
    again: word('again'),
  };
}

/** The language of a page, such as `fr-CH`. */
export function languageOf(html: string): string {
  return /<html[^<>]* lang="([\w-]+)"/.exec(html)?.[1] ?? 'fr';
}

/** The title of a page, as HTML. */
export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? '';
}

/** When a page was seen, in the visitor's own time zone: the time if today, else the day and the time. */
export function seenInWords(seen: number, now: number, language: string, words: Words): string {
  // Not by date-fns, whose way to compare days is a twentieth of the whole worker.
  const isToday = new Date(seen).toDateString() === new Date(now).toDateString();
  const hour = { hour: '2-digit', minute: '2-digit' } as const;
  const day = { weekday: 'long', day: 'numeric', month: 'long', ...hour } as const;
  const moment = dateFormat(language, isToday ? hour : day).format(seen);
  const time = `<time datetime="${new Date(seen).toISOString()}">${moment}</time>`;
  return (isToday ? words.at : words.on).replace('#', () => time);
}

const NOTE = 'offline-note';

/**
 * Removes what a page knew about seats: booking links lead nowhere, it is no longer known whether a screening is sold
 * out, and structured data is removed.
 */
export function withoutAvailability(html: string, { unknown }: Words): string {
  return withoutStates(html, unknown, NOTE).replaceAll(
    /<script type="application\/ld\+json">[\s\S]*?(?:<\/script>|$)/g,
    '',
  );
}

/** Styles of the note and of these tickets, in the colours of the page (styles/tokens.css). */
export const STYLES =
  '.offline-note{max-width:90rem;margin:0 auto;padding:.75rem clamp(1rem,4vw,3rem);border-bottom:1px solid var(--color-line);' +
  'background:var(--color-raised);color:var(--color-ink)}' +
  '.offline-note a{display:inline-block;padding-block:.25rem;color:inherit;text-decoration:underline}' +
  '.ticket.unknown,.book.unknown{border-color:var(--color-line);background:none;color:var(--color-ink)}' +
  '.ticket.unknown *,.ticket.unknown>span:first-of-type{color:var(--color-dim)}' +
  '.book.unknown+.tab,.tab:has(~.book.unknown),.booking .tab,.consent{display:none}';

/**
 * Adds a note at the top of a page's content: that there is no network, how old the page is, and why nothing can be
 * booked.
 */
export function withNote(html: string, seen: string, words: Words, path: string): string {
  const note =
    `<p class="offline-note" id="${NOTE}" role="status"><b>${words.offline}</b> ${seen} ${words.why} ` +
    `<a href="${escaped(path)}">${words.again}</a></p>`;
  return html.replace('</head>', () => `<style>${STYLES}</style></head>`).replace(MAIN, (main) => main + note);
}

/** Replaces a page's content with what the visitor saw there, and drops its scripts, which would start over. */
export function withContent(html: string, content: string): string {
  const page = html.replaceAll(/<script type="module" src="[^"]*"><\/script>/g, '');
  const main = MAIN.exec(page);
  const end = page.lastIndexOf('</main>');
  return main && end > main.index ? page.slice(0, main.index) + main[0] + content + page.slice(end) : page;
}

/** A page that can be read offline: its path, and its title and time as HTML. */
export type OfflineEntry = { readonly path: string; readonly title: string; readonly seen: string };

/** The fallback page with the list of pages that can be read. */
export function withList(html: string, entries: readonly OfflineEntry[]): string {
  const items = entries.map(
    ({ path, title, seen }) => `<li><a href="${escaped(path)}">${title}</a> <span>${seen}</span></li>`,
  );
  return html.replace(LIST, (list) => list + items.join(''));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
