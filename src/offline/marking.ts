/** How a kept page is shown: as old as it is, and without anything that may not be true any more. */

/** What the page for what was never seen says for all others of its language (pages/offline.astro), as HTML. */
export type Words = {
  /** `#` stands for the moment. */
  readonly at: string;
  readonly on: string;
  readonly offline: string;
  readonly why: string;
  readonly unknown: string;
  readonly again: string;
};

const WORDS = /<[a-z]+ id="offline-words"[^>]*>/;

/** Reads the words out of that page; undefined where it has none. */
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

/** The language of a page: `fr-CH`. */
export function languageOf(html: string): string {
  return /<html[^>]* lang="([\w-]+)"/.exec(html)?.[1] ?? 'fr';
}

/** A page's title, as HTML. */
export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? '';
}

/** When something was seen, in the visitor's own time: the hour today, with its day before. */
export function seenInWords(seen: number, now: number, language: string, words: Words): string {
  const isToday = new Date(seen).toDateString() === new Date(now).toDateString();
  const hour = { hour: '2-digit', minute: '2-digit' } as const;
  const day = { weekday: 'long', day: 'numeric', month: 'long', ...hour } as const;
  const moment = new Intl.DateTimeFormat(language, isToday ? hour : day).format(seen);
  const time = `<time datetime="${new Date(seen).toISOString()}">${moment}</time>`;
  return (isToday ? words.at : words.on).replace('#', () => time);
}

/** Booking links, with a reference of a screening; and tickets that have none any more. */
const BOOKING = /\/V\d+S\d+\/booking"| class="(?:ticket|book) /;
const STATES = /\b(?:available|next|started|soldout|locked)\b/;

/**
 * Takes from a page what it knew of seats: booking links lead nowhere, and whether a screening is sold out is not known. Tickets
 * lose the marks by which the page's script would judge them again (islands/showtimes/judge.ts), and what search engines read goes.
 */
export function withoutAvailability(html: string, { unknown }: Words): string {
  return html
    .replace(/<a\b([^>]*)>([\s\S]*?)<\/a>/g, (link: string, attributes: string, content: string) => {
      if (!BOOKING.test(attributes)) return link;
      const rest = attributes
        .replace(/ (?:href|data-href|target|rel|aria-describedby)="[^"]*"/g, '')
        .replace(/ class="[^"]*"/, (names) => names.replace(STATES, 'unknown'));
      const said = content.replace(/(<em\b[^>]*>)[^<]*(?=<\/em>)/, (_, em: string) => em + unknown);
      return `<a${rest} role="link" aria-disabled="true" aria-describedby="offline-note">${said}</a>`;
    })
    .replace(/(<[a-z]+\b[^>]* data-state(?:="")?(?: [^>]*)?>)[^<]*/g, (_, element: string) => element + unknown)
    .replaceAll(' data-at="', ' data-was="')
    .replaceAll(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, '');
}

/** How the note and such tickets look, in the colours of the page (styles/tokens.css). */
export const STYLES =
  '.offline-note{max-width:90rem;margin:0 auto;padding:.75rem clamp(1rem,4vw,3rem);border-bottom:1px solid var(--color-line);' +
  'background:var(--color-raised);color:var(--color-ink)}' +
  '.offline-note a{display:inline-block;padding-block:.25rem;color:inherit;text-decoration:underline}' +
  '.ticket.unknown,.book.unknown{border-color:var(--color-line);background:none;color:var(--color-ink)}' +
  '.ticket.unknown *,.ticket.unknown>span:first-of-type{color:var(--color-dim)}' +
  '.book.unknown+.tab,.tab:has(~.book.unknown),.booking .tab,.consent{display:none}';

/** A page with a note at the top of its content: that there is no network, how old it is, why nothing can be booked. */
export function withNote(html: string, seen: string, words: Words, path: string): string {
  const note =
    `<p class="offline-note" id="offline-note" role="status"><b>${words.offline}</b> ${seen} ${words.why} ` +
    `<a href="${escaped(path)}">${words.again}</a></p>`;
  return html
    .replace('</head>', () => `<style>${STYLES}</style></head>`)
    .replace(/<main\b[^>]*>/, (main) => main + note);
}

/** A page whose content is replaced by what a visitor saw there; without its own scripts, which would begin anew. */
export function withContent(html: string, content: string): string {
  return html
    .replaceAll(/<script type="module" src="[^"]*"><\/script>/g, '')
    .replace(/(<main\b[^>]*>)[\s\S]*(?=<\/main>)/, (_, main: string) => main + content);
}

/** A page that can be read here: its path, and its title and moment as HTML. */
export type Entry = { readonly path: string; readonly title: string; readonly seen: string };

/** The page for what was never seen with the list of what was. */
export function withList(html: string, entries: readonly Entry[]): string {
  const items = entries.map(
    ({ path, title, seen }) => `<li><a href="${escaped(path)}">${title}</a> <span>${seen}</span></li>`,
  );
  return html.replace(/(<ul id="offline-pages"[^>]*>)\s*(?=<\/ul>)/, (list) => list + items.join(''));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
