/**
 * Two and a half seconds: time to insert the fragment before the waiting part is shown after three
 * (components/cinema/Choice.astro). Any later, the fragment would push that part aside.
 */
const PATIENCE_MS = 2500;

/** A part of a page, or a whole page where the part's address leads to one, and the path that it came from. */
export type FetchedFragment = { readonly content: DocumentFragment; readonly path: string };

/**
 * A part of a page, from this site; undefined if it cannot be fetched. Uses XMLHttpRequest, whose documents run no
 * script and so need no Trusted Types policy: of that there is one, and this script, inlined in the page, has its own
 * copy of what it imports.
 */
export function fetchFragment(path: string): Promise<FetchedFragment | undefined> {
  if (!path.startsWith('/fragments/')) return Promise.resolve(undefined);
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.timeout = PATIENCE_MS;
    request.addEventListener('loadend', () => {
      const body = request.status === 200 ? request.responseXML?.body : undefined;
      if (!body) return done(undefined);
      const content = document.createDocumentFragment();
      content.append(...body.childNodes);
      done({ content, path: new URL(request.responseURL).pathname });
    });
    request.send();
  });
}
