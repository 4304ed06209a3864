/** A client's initials, last name's first (SPEC 3, `avatarFallback`). Empty when neither name is known. */
export function initials(lastName: string, firstName: string): string {
  return [lastName, firstName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase();
}

/** What providers send of people who have no photo. */
const PLACEHOLDER = /(^|[/_-])(default|placeholder|blank|anonymous)([-_]?(avatar|photo|picture|profile|user))?\.\w+$/i;

/** The photo that stands for a client; undefined where initials do, for the placeholder photo, too (SPEC 5). */
export function shownAvatar(photo: string | undefined): string | undefined {
  if (photo === undefined || !/^https?:\/\//.test(photo)) return undefined;
  return PLACEHOLDER.test(new URL(photo).pathname) ? undefined : photo;
}
