import {
  LOCATOR_COOKIE,
  LOCATOR_COOKIE_SECONDS,
  parseLocatorCookie,
  writeLocatorCookie,
  type LocatorCookie,
} from '../../domain/locator.ts';

/** Where this visitor wants to see films; undefined without a valid cookie. */
export function readLocator(): LocatorCookie | undefined {
  const entry = document.cookie.split('; ').find((each) => each.startsWith(`${LOCATOR_COOKIE}=`));
  return parseLocatorCookie(entry?.slice(LOCATOR_COOKIE.length + 1));
}

/** Keeps a choice for a year (SPEC 9). */
export function keepLocator(choice: LocatorCookie): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LOCATOR_COOKIE}=${writeLocatorCookie(choice)}; Path=/; Max-Age=${LOCATOR_COOKIE_SECONDS}; SameSite=Lax${secure}`;
}
