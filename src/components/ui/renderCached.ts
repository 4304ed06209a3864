/** Rendered HTML by thing and name, kept as long as the thing exists. */
const cache = new WeakMap<WeakKey, Map<string, string>>();

/** The HTML kept for a thing under a name; made and kept if there is none. */
export async function renderCached(item: WeakKey, name: string, make: () => Promise<string>): Promise<string> {
  let known = cache.get(item);
  if (!known) cache.set(item, (known = new Map<string, string>()));
  let html = known.get(name);
  if (html === undefined) known.set(name, (html = await make()));
  return html;
}
