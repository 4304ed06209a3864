/**
 * The path of an address as the log may have it: without its query, or the secrets that some end in: an ask's (decision 21), and
 * links that open previews, for whoever has them.
 */
export function loggedPath(url: string): string {
  return url
    .split('?', 1)[0]!
    .replace(/[0-9a-f]{32}/, '…')
    .replace(/^(\/preview\/open\/).+/, '$1…');
}
