/** The service workers, each a single file with a fixed name: `/worker.js`, and `/worker-off.js`, which removes it. */
export const WORKERS: Readonly<Record<string, string>> = {
  'worker.js': 'src/offline/worker.ts',
  'worker-off.js': 'src/offline/off.ts',
};
