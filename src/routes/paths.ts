/**
 * A path without its trailing slash (SPEC 2: redirected on the server), to compare with the path requested. Several
 * leading slashes become one, so that the result can never name another host, as `//example.org/` in Location would.
 */
export function withoutTrailingSlash(path: string): string {
  let start = 0;
  let end = path.length;
  while (isSlash(path[start])) start += 1;
  while (isSlash(path[end - 1])) end -= 1;
  return `/${path.slice(start, end)}`;
}

/** Browsers read a backslash in an address as a slash. */
function isSlash(character: string | undefined): boolean {
  return character === '/' || character === '\\';
}
