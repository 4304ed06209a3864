/**
 * Ends a server with the process of the tests that started it, however that ends: its standard input is a pipe from there,
 * which closes with it. Loaded into the server's process before anything else (`--import`).
 */
import { isMainThread } from 'node:worker_threads';

// It keeps no process alive.
if (isMainThread) {
  process.stdin
    .on('end', () => process.exit(1))
    .resume()
    .unref();
}
