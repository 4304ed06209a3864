import type { AstroIntegration } from 'astro';
import { bundle } from '../bundling/bundle.ts';
import { WORKERS } from './workers.ts';

/** Builds the service worker alongside the browser's files. */
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
                async generateBundle() {
                  if (this.environment.name !== 'client') return;
                  for (const [fileName, path] of Object.entries(WORKERS)) {
                    this.emitFile({ type: 'asset', fileName, source: await bundle(path) });
                  }
                },
              },
            ],
          },
        });
      },
    },
  };
}
