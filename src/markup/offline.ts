import { escapeHtml } from '../lib/escapeHtml.ts';

/**
 * What the offline page says to scripts, and what the service worker adds to a page that it has stored. Nothing within a
 * page's text is searched or rewritten: the worker marks its beginning and appends to its end, and what it appends has a
 * script that does the rest in the document (`showCopy`). A worker has no document, and whoever has a worker has scripts.
 */

/** Words for all stored pages of a language. The offline page has them (pages/shell/offline.astro). */
export type OfflineWords = {
  /** BCP 47, of the dates. */
  readonly language: string;
  /** `#` stands for the time, and in `stale`. */
  readonly at: string;
  readonly on: string;
  readonly offline: string;
  readonly why: string;
  readonly unknown: string;
  readonly again: string;
  readonly stale: string;
};

const WORDS = '<script type="application/json" id="offline-words">';
const WORDS_END = '</script>';

/** The HTML of these words, for a page. */
export function offlineWordsHtml(words: OfflineWords): string {
  return WORDS + JSON.stringify(words).replaceAll('<', String.raw`\u003c`) + WORDS_END;
}

/** Reads them from that page's text; undefined if it has none. */
export function offlineWordsIn(html: string): OfflineWords | undefined {
  const text = html.split(WORDS)[1]?.split(WORDS_END)[0];
  return text === undefined ? undefined : (JSON.parse(text) as OfflineWords);
}

/** On the root element of a stored page that is shown. Its tickets are no screenings to scripts (ticket.ts). */
export const COPY = 'data-offline-copy';
const OWN = 'own';
/** The id of the offline page's list of pages that can be read. */
export const OFFLINE_PAGES = 'offline-pages';
const MAIN = 'content';
const NOTE = 'offline-note';

/** A page that can be read offline: its path, its title and when it was seen, as HTML. */
export type OfflineEntry = { readonly path: string; readonly title: string; readonly seen: string };

/** What is shown of a stored page besides the page: each is HTML. */
export type CopyParts = {
  /** When it was seen, and the path of the page itself. */
  readonly note?: { readonly seen: string; readonly path: string; readonly words: OfflineWords };
  /** In place of its content, what the visitor saw there. */
  readonly own?: string | undefined;
  /** On the offline page, the pages that can be read. */
  readonly entries?: readonly OfflineEntry[];
};

/** A stored page as it is shown: its own text, marked at its beginning, with these parts, styles and script at its end. */
export function copyHtml(page: string, { note, own, entries }: CopyParts, styles: string, script: string): string {
  return (
    // Each page begins with its doctype and this element.
    page.replace('<html', `<html ${COPY}="${own === undefined ? '' : OWN}"`) +
    (own === undefined ? '' : partHtml(MAIN, own, ' data-whole')) +
    (note ? partHtml(MAIN, noteHtml(note), ` data-unknown="${escapeHtml(note.words.unknown)}"`) : '') +
    (entries ? partHtml(OFFLINE_PAGES, entries.map(entryHtml).join('')) : '') +
    // Styles and scripts whose hashes the policy has (offline/policy.ts).
    `<style>${styles}</style><script>${script}</script>`
  );
}

function partHtml(id: string, html: string, attributes = ''): string {
  return `<template data-copy-into="${id}"${attributes}>${html}</template>`;
}

function noteHtml({ seen, path, words }: NonNullable<CopyParts['note']>): string {
  const [offline, why, again] = [words.offline, words.why, words.again].map(escapeHtml);
  return (
    `<p class="offline-note" id="${NOTE}" role="status"><b>${offline}</b> ${seen} ${why} ` +
    `<a href="${escapeHtml(path)}">${again}</a></p>`
  );
}

function entryHtml({ path, title, seen }: OfflineEntry): string {
  return `<li><a href="${escapeHtml(path)}">${title}</a> <span>${seen}</span></li>`;
}

/** Whether the page has what its visitor saw for its content, which no island may fetch again. */
export function isOwnCopy(): boolean {
  return document.documentElement.getAttribute(COPY) === OWN;
}

/** Puts the parts where they belong. `closeBookings` takes from the page what it knew of seats. */
export function showCopy(closeBookings: (unknown: string, note: string) => void): void {
  for (const { content, dataset } of document.querySelectorAll<HTMLTemplateElement>('[data-copy-into]')) {
    const place = document.getElementById(dataset['copyInto']!)!;
    if (dataset['whole'] !== undefined) place.replaceChildren();
    if (dataset['unknown'] !== undefined) closeBookings(dataset['unknown'], NOTE);
    place.prepend(content);
  }
}
