import { ownPath } from '../../lib/ownPath.ts';

/** The path of this site to go to after signing in; the home page for anything else, and for the callback, which is no page. */
export function returnPath(target: unknown): string {
  const path = ownPath(target);
  return path === undefined || /^\/callback(?![^?#])/.test(path) ? '/' : path;
}
