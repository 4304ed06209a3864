import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

const ICON = 'favicon.svg';

/** Serves the icon of the brand in this folder as `/favicon.svg`, as if it were among the files of `public`. */
export function brandIcon(brand: string): AstroIntegration {
  const read = () => readFileSync(join(brand, ICON));
  return {
    name: 'brand-icon',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'brand-icon',
                configureServer: ({ middlewares }) => {
                  middlewares.use(`/${ICON}`, (_request, response) => {
                    response.setHeader('content-type', 'image/svg+xml');
                    response.end(read());
                  });
                },
                generateBundle() {
                  if (this.environment.name === 'client') {
                    this.emitFile({ type: 'asset', fileName: ICON, source: read() });
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
