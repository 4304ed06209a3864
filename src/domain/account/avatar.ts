/** A client's initials, the last name's first (SPEC 3, `avatarFallback`). Empty when neither name is known. */
export function initials(lastName: string, firstName: string): string {
  return [lastName, firstName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase();
}

/** File names of the placeholders that providers send for people without a photo. */
const PLACEHOLDER = /(^|[/_-])(default|placeholder|blank|anonymous)([-_]?(avatar|photo|picture|profile|user))?\.\w+$/i;

/**
 * The photo to show for a client; undefined where the initials are shown, also in place of a placeholder photo (SPEC
 * 5).
 */
export function shownAvatar(photo: string | undefined): string | undefined {
  if (photo === undefined || !/^https?:\/\//.test(photo)) return undefined;
  return PLACEHOLDER.test(new URL(photo).pathname) ? undefined : photo;
}
