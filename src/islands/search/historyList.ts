import { readHistory } from '../ui/lib/history.ts';

/** What the visitor opened from the search before, on the search page: in the page's own list, before it is painted. */
const nav = document.getElementById('history')!;
const template = nav.querySelector('template')!;
for (const { url, title, subtitle } of readHistory('search')) {
  const line = template.content.cloneNode(true) as DocumentFragment;
  line.querySelector('a')!.href = url;
  line.querySelector('b')!.textContent = title;
  line.querySelector('small')!.textContent = subtitle;
  template.parentElement!.append(line);
  nav.hidden = false;
}
