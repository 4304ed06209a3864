/** What waits for a fragment is shown after three seconds (components/Choice.astro): later it would push that aside. */
const PATIENCE_MS = 2500;

/**
 * A part of a page, from this site; undefined when it cannot be had. By XMLHttpRequest, whose documents run nothing and so
 * need no policy of trusted types: this script shares no module with another, and can stand in the page.
 */
export function fetchFragment(path: string): Promise<DocumentFragment | undefined> {
  if (!path.startsWith('/fragments/')) return Promise.resolve(undefined);
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.timeout = PATIENCE_MS;
    request.addEventListener('loadend', () => {
      const body = request.status === 200 ? (request.response as Document | null)?.body : undefined;
      if (!body) return done(undefined);
      const fragment = document.createDocumentFragment();
      fragment.append(...body.childNodes);
      done(fragment);
    });
    request.send();
  });
}
