/** Makes a response its asker's alone: no cache stores it, here or on the way. */
export function makePrivate({ headers }: Response): void {
  for (const name of ['cdn-cache-control', 'cache-tag', 'etag']) headers.delete(name);
  headers.set('cache-control', 'private, no-store');
}
