import { fetchDocument } from '../ui/lib/trusted.ts';
import type { SearchLine, SearchLineGroup } from './results.ts';
import { marked, marksOf } from '../../markup/marks.ts';

/** What a text asks for, as the server recognises it: screenings, and words that can be taken out of the text. */
export type Tickets = {
  readonly chips: readonly { readonly name: string; readonly label: string; readonly without: string }[];
  readonly groups: readonly SearchLineGroup[];
};

/** The screenings that a text asks for; undefined where it asks for none, or nobody answers. */
export async function fetchTickets(query: string): Promise<Tickets | undefined> {
  const page = await fetchFragment(`tickets/${encodeURIComponent(query)}`);
  return page && ticketsIn(page);
}

/** What the search shows before anything is typed: tonight's films in the visitor's place, and shortcuts. */
export async function fetchBeginnings(): Promise<readonly SearchLineGroup[]> {
  const page = await fetchFragment('beginnings/search');
  return page ? groupsIn(page, 'beginnings') : [];
}

async function fetchFragment(path: string): Promise<Document | undefined> {
  const language = document.documentElement.lang.slice(0, 2);
  return (await fetchDocument(`/fragments/${language}/${path}`))?.page;
}

/** Reads the fragment: sections of links, each with a title, and the links that are chips. */
function ticketsIn(page: Document): Tickets | undefined {
  const groups = groupsIn(page, 'tickets');
  if (groups.length === 0) return undefined;
  const chips = [...page.querySelectorAll<HTMLElement>(marked('without'))].map((chip) => ({
    name: chip.textContent.trim(),
    label: chip.title,
    without: marksOf(chip).without!,
  }));
  return { chips, groups };
}

function groupsIn({ body }: Document, name: string): SearchLineGroup[] {
  return [...body.querySelectorAll('section')].map((section, index) => ({
    name: `${name}-${index}`,
    title: section.title,
    options: [...section.querySelectorAll('a')].map(optionOf),
  }));
}

function optionOf(link: HTMLAnchorElement): SearchLine {
  const [title = '', subtitle = ''] = [...link.children].map((child) => child.textContent.trim());
  return { url: link.getAttribute('href')!, title, subtitle, opensTab: link.target !== '' };
}
