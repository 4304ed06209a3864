import { createHash } from 'node:crypto';
import node from '@astrojs/node';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { BRAND, COLOURS_SHEET } from '#folders';
import { brandFaults } from './src/cli/brandCheck/guard.ts';
import { brandIcon } from './src/bundling/brandIcon.ts';
import { clientDirectives } from './src/bundling/clientDirectives.ts';
import { asciiCode } from './src/bundling/asciiCode.ts';
import { astroText } from './src/bundling/astroText.ts';
import { inlineMarks } from './src/bundling/inlineMarks.ts';
import { inlineScripts } from './src/bundling/inlineScripts.ts';
import { islandScript } from './src/bundling/islandScript.ts';
import { OWN_NAMES } from './src/bundling/ownNames.ts';
import { pageUtilities } from './src/bundling/pageUtilities.ts';
import { reactIslands } from './src/bundling/reactIslands.ts';
import { relativePaths } from './src/bundling/relativePaths.ts';
import { sharedScript } from './src/bundling/sharedScript.ts';
import { serviceWorker } from './src/offline/integration.ts';
import { buildFolder } from './src/settings/buildFolder.ts';
import { brandColours } from './src/styles/integration.ts';
import { SPECULATION_RULES } from './src/layouts/shell/head/speculationRules.ts';

// Also for `npm run dev`, which nothing else has checked.
const faults = await brandFaults();
if (faults !== undefined) throw new Error(faults);
const { COLOURS } = await import('#brand/brand.ts');
const { DIRECTIVES } = await import('./src/request/csp/directives.ts');

/**
 * The server's React is bundled and made the production one by the build: left to NODE_ENV at run time it would be the
 * slow development one on every machine that does not set it.
 */
const productionReact = {
  name: 'production-react',
  apply: 'build',
  config: () => ({
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: ['react', 'react-dom', '@nanostores/react', 'react-day-picker'] },
  }),
};

/**
 * The page of all components (src/docs): in development, and in a build that asks for it, which is not the visitors'.
 */
const built = process.env.COMPONENTS === 'on';
const componentPage = {
  name: 'component-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      const shown = built || command === 'dev';
      updateConfig({ vite: { define: { COMPONENT_PAGE: JSON.stringify(shown) } } });
      if (shown) injectRoute({ pattern: '/docs/components', entrypoint: './src/docs/components.astro' });
    },
  },
};

const hashOf = (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

export default defineConfig({
  output: 'server',
  outDir: `./${buildFolder({ COMPONENTS: process.env.COMPONENTS })}`,
  // Bodies are measured before (src/server/limits.ts), and editors' feeds as they are read.
  adapter: node({ mode: 'middleware', bodySizeLimit: 0 }),
  // Sessions would be files of Astro's own on disk; what is remembered of a visitor is in cookies and in our store.
  session: false,
  integrations: [
    reactIslands(),
    brandColours(COLOURS, COLOURS_SHEET),
    brandIcon(BRAND),
    clientDirectives(),
    serviceWorker(),
    inlineScripts(),
    islandScript(),
    relativePaths(),
    asciiCode(),
    componentPage,
  ],
  // The address is normalised in src/fetch.ts, where the site is known.
  trailingSlash: 'ignore',
  build: { inlineStylesheets: 'always' },
  security: {
    // Forms post to the site they came from only; hosts are checked before Astro is asked.
    checkOrigin: true,
    csp: {
      directives: [...DIRECTIVES],
      // Scripts have theirs from the build.
      scriptDirective: { hashes: [hashOf(SPECULATION_RULES)] },
    },
  },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    resolve: { alias: OWN_NAMES },
    plugins: [pageUtilities(tailwindcss()), productionReact, sharedScript(), astroText(), inlineMarks],
    // Constants of other files are written where they are used: shorter than handing them from chunk to chunk.
    build: { rolldownOptions: { optimization: { inlineConst: true } } },
  },
});
