/** A path of this site that one may be sent to, with its query and fragment; the home page for anything else. */
export function ownPath(target: unknown, origin: string): string {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target)) return '/';
  try {
    const url = new URL(target, origin);
    // Signing in again would only come back here.
    return url.origin === origin && url.pathname !== '/callback' ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
