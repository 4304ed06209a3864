/** Rendered HTML by item and name, cached as long as the item exists. */
const cache = new WeakMap<WeakKey, Map<string, string>>();

/** The HTML cached for an item under a name; made and cached if there is none. */
export async function renderCached(item: WeakKey, name: string, make: () => Promise<string>): Promise<string> {
  let known = cache.get(item);
  if (!known) cache.set(item, (known = new Map<string, string>()));
  let html = known.get(name);
  if (html === undefined) known.set(name, (html = await make()));
  return html;
}
