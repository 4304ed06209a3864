import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { bundle } from './bundle.ts';

/** The scripts that pages have in themselves, as text: `import text from './script.ts?bundle'`. */
const SCRIPTS = [
  'src/islands/account/hearts/beforePaint.ts',
  'src/islands/cinema/chosenCinema/choice.ts',
  'src/islands/cinema/place/nameBeforePaint.ts',
  'src/islands/programme/dayViews.ts',
  'src/islands/programme/favouriteRows.ts',
  'src/islands/programme/listsThere.ts',
  'src/islands/programme/live.ts',
  'src/islands/programme/sortShows.ts',
  'src/islands/programme/wishedFirst.ts',
  'src/islands/search/historyList.ts',
  'src/islands/show/player.ts',
  'src/layouts/shell/head/appBanner.ts',
  'src/layouts/shell/head/brokenPictures.ts',
  'src/layouts/shell/head/notices.ts',
  'src/layouts/shell/head/posters.ts',
  'src/layouts/shell/head/waiting.ts',
];
const SUFFIX = '?bundle';

/**
 * Gives pages the bundles of these scripts, and the content security policy the hashes of the very same text. Any other
 * `?bundle` fails the build: browsers would refuse to run it.
 */
export function inlineScripts(): AstroIntegration {
  return {
    name: 'inline-scripts',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        const texts = new Map<string, string>();
        for (const path of SCRIPTS) texts.set(resolve(path), await bundle(path));
        updateConfig({
          security: { csp: { algorithm: 'SHA-256', scriptDirective: { hashes: [...texts.values()].map(hashOf) } } },
          vite: {
            plugins: [
              {
                name: 'inline-scripts',
                async load(id) {
                  if (!id.endsWith(SUFFIX)) return undefined;
                  const path = id.slice(0, -SUFFIX.length);
                  const built = texts.get(path);
                  if (built === undefined) throw new Error(`${path} is not among the inline scripts (src/bundling).`);
                  // In development, as it is now; the policy there knows no hashes.
                  const text = command === 'build' ? built : await bundle(path);
                  return `export default ${JSON.stringify(text)};`;
                },
              },
            ],
          },
        });
      },
    },
  };
}

function hashOf(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
