/** The path of an address as the log may have it: without the secret that an ask's ends in (decision 21), or its query. */
export function loggedPath(url: string): string {
  return url.split('?', 1)[0]!.replace(/[0-9a-f]{32}/, '…');
}
