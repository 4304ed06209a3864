/** Rendered HTML by thing and name, kept as long as the thing exists. */
const kept = new WeakMap<WeakKey, Map<string, string>>();

/** The HTML kept for a thing under a name; made and kept if there is none. */
export async function keptOf(thing: WeakKey, name: string, make: () => Promise<string>): Promise<string> {
  let known = kept.get(thing);
  if (!known) kept.set(thing, (known = new Map<string, string>()));
  let html = known.get(name);
  if (html === undefined) known.set(name, (html = await make()));
  return html;
}
