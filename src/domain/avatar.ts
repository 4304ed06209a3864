/** A client's initials, last name's first (SPEC 3, `avatarFallback`). Empty when neither name is known. */
export function initials(lastName: string, firstName: string): string {
  return [lastName, firstName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase();
}
