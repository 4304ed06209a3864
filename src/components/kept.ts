/** What was rendered of a thing, by name, for as long as the thing is there. */
const kept = new WeakMap<WeakKey, Map<string, string>>();

/** What is kept of a thing under a name, or what is made of it now. */
export async function keptOf(thing: WeakKey, name: string, make: () => Promise<string>): Promise<string> {
  let known = kept.get(thing);
  if (!known) kept.set(thing, (known = new Map<string, string>()));
  let html = known.get(name);
  if (html === undefined) known.set(name, (html = await make()));
  return html;
}
