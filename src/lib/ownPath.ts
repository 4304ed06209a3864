/** Stands for the site: a name that nobody can have (RFC 2606). */
const SITE = 'https://site.invalid';

/**
 * A path of this site with its query and fragment, as browsers read it (WHATWG URL): without `.` and `..`, in ASCII, so
 * that a header can hold it. Undefined for what is no path, and for what only looks like one: `//host`, `/\host`, a tab
 * between two slashes, and `/.//host`, which would be another host's once it is read.
 */
export function ownPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/') || !URL.canParse(text, SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, SITE);
  return origin === SITE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
