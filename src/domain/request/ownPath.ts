/** A path of this site that is safe to redirect to, with its query and fragment; the home page for anything else. */
export function ownPath(target: unknown, origin: string): string {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target)) return '/';
  try {
    const url = new URL(target, origin);
    // The sign-in callback is no page to return to.
    return url.origin === origin && url.pathname !== '/callback' ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
