import type { AstroIntegration } from 'astro';

/** The workers of the build, each one file whose name stays: `/worker.js`, and `/worker-off.js` that ends it. */
const WORKERS = { 'worker.js': 'src/offline/worker.ts', 'worker-off.js': 'src/offline/off.ts' };

/** Builds the service worker beside what browsers get. */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'service-worker',
                apply: 'build',
                buildStart() {
                  if (this.environment.name !== 'client') return;
                  for (const [fileName, id] of Object.entries(WORKERS)) this.emitFile({ type: 'chunk', id, fileName });
                },
              },
            ],
          },
        });
      },
    },
  };
}
