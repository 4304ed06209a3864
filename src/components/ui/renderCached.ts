import { oncePer } from '../../lib/oncePer.ts';

/** Rendered HTML by item and name, cached as long as the item exists. */
const htmlOf = oncePer((_: object) => new Map<string, string>());

/** The HTML cached for an item under a name; made and cached if there is none. */
export async function renderCached(item: object, name: string, make: () => Promise<string>): Promise<string> {
  const known = htmlOf(item);
  let html = known.get(name);
  if (html === undefined) known.set(name, (html = await make()));
  return html;
}
