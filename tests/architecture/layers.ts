import { fileURLToPath } from 'node:url';

/**
 * The layers of the code, from the bottom up: the files of each, and which layers it may import besides itself.
 * Imports go downwards only; `npm run lint` reports any that is not allowed here.
 */
type Layer = {
  readonly name: string;
  /** Globs from the root of the repository. A file belongs to the first layer that has it. */
  readonly files: readonly string[];
  readonly imports: readonly string[];
  /** Layers from which it may import types only. */
  readonly types?: readonly string[];
};

const GROUND = ['lib', 'sites', 'filters', 'contract', 'domain', 'settings'];
const VIEW = [...GROUND, ...['routes', 'i18n', 'markup', 'content', 'accounts', 'page', 'stylesheets']];
const SERVING = [...VIEW, 'api', 'components', 'offline'];

export const LAYERS: readonly Layer[] = [
  // Small general tools, which know nothing of cinemas.
  { name: 'lib', files: ['src/lib/**'], imports: [] },
  // Whose website it is, in which countries, and with which features.
  { name: 'dictionaries', files: ['i18n/**'], imports: [] },
  { name: 'sites', files: ['brand/**', 'src/sites/**'], imports: ['dictionaries'] },
  // The table of filters and their addresses, apart from the contract and the other routes: rules and browsers need no more.
  { name: 'filters', files: ['src/contract/filters.ts', 'src/routes/filters.ts'], imports: [] },
  { name: 'contract', files: ['src/contract/**'], imports: ['lib', 'sites', 'filters'] },
  { name: 'domain', files: ['src/domain/**'], imports: ['lib', 'sites', 'filters'], types: ['contract'] },
  { name: 'settings', files: ['src/settings/**'], imports: ['sites'] },

  { name: 'routes', files: ['src/routes/**'], imports: ['sites', 'contract', 'domain', 'filters'] },
  { name: 'i18n', files: ['src/i18n/**'], imports: ['lib', 'sites', 'settings', 'dictionaries'] },

  // Parts of pages that the server writes and scripts read back.
  { name: 'markup', files: ['src/markup/**'], imports: ['lib', 'filters', 'domain'] },

  // The build's own bundles of scripts.
  { name: 'bundling', files: ['src/bundling/**'], imports: ['sites'] },

  // Browser code.
  { name: 'stylesheets', files: ['src/styles/**'], imports: [], types: ['sites'] },
  { name: 'stores', files: ['src/stores/**'], imports: ['sites', 'contract', 'domain', 'filters', 'markup'] },
  {
    name: 'islands',
    files: ['src/islands/**'],
    imports: ['lib', 'sites', 'contract', 'domain', 'filters', 'markup', 'stores', 'stylesheets'],
    types: ['i18n'],
  },

  // The service worker, a single file.
  { name: 'offline', files: ['src/offline/**'], imports: ['lib', 'sites', 'bundling', 'markup', 'stores'] },

  // Server code.
  { name: 'database', files: ['src/database/**'], imports: ['sites', 'settings'], types: ['contract'] },
  { name: 'content', files: ['src/content/**'], imports: [...GROUND, 'database'] },
  { name: 'feeds', files: ['src/feeds/**'], imports: [...GROUND, 'content'] },
  { name: 'accounts', files: ['src/accounts/**'], imports: [...GROUND, 'i18n', 'database'] },
  { name: 'api', files: ['src/api/**'], imports: [...GROUND, 'routes', 'i18n', 'content', 'accounts'] },

  // Pages and their parts.
  {
    name: 'page',
    files: ['src/page/**'],
    imports: [],
    types: ['sites', 'contract', 'domain', 'filters', 'routes', 'i18n', 'content', 'accounts'],
  },
  { name: 'components', files: ['src/components/**'], imports: [...VIEW, 'islands'] },
  { name: 'layouts', files: ['src/layouts/**'], imports: [...VIEW, 'islands', 'components'] },
  { name: 'pages', files: ['src/pages/**'], imports: [...VIEW, 'islands', 'components', 'layouts'] },

  // For developers of the components: not part of the build for visitors.
  { name: 'docs', files: ['src/docs/**'], imports: [...VIEW, 'islands', 'components', 'layouts'] },

  // Where requests come in, and what happens on the way to a response.
  { name: 'types', files: ['src/env.d.ts'], imports: [], types: ['page'] },
  { name: 'request', files: ['src/request/**'], imports: SERVING },
  { name: 'entry', files: ['src/*.ts'], imports: [...SERVING, 'request'] },

  // The demo chain generates a feed, so it needs only the ground layers, and the addresses that editors write.
  { name: 'demo', files: ['demo/**'], imports: [...GROUND, 'routes'] },
  // Draws the demo's pictures. Nothing imports it: what it has drawn is in demo/pictures.
  { name: 'artwork', files: ['artwork/**'], imports: ['lib', 'sites', 'demo'] },
  {
    name: 'server',
    files: ['src/server/**'],
    imports: [...GROUND, 'routes', 'i18n', 'database', 'content', 'accounts'],
  },
  {
    name: 'cli',
    files: ['src/cli/*.ts', 'src/cli/{backup,brandCheck}/**'],
    imports: [...GROUND, 'routes', 'i18n', 'database', 'content', 'feeds', 'accounts', 'server', 'demo'],
  },

  // `npm run dev`. Nothing imports it, so that a production site has no part of it, nor of Vite.
  { name: 'dev', files: ['src/cli/dev/**'], imports: ['settings', 'bundling', 'offline', 'server', 'cli'] },
];

const categories = (...names: readonly string[]) => ({ file: { categories: { anyOf: [...names] } } });

/** Settings of eslint-plugin-boundaries that say which file belongs to which layer. */
export const layerSettings = {
  'boundaries/files': LAYERS.flatMap(({ name, files }) => files.map((pattern) => ({ category: name, pattern }))),
  'boundaries/files-single-match': true,
  'boundaries/legacy-templates': false,
  'import/resolver': { [fileURLToPath(new URL('resolver.ts', import.meta.url))]: null },
};

/** Options of its rule `boundaries/dependencies`. */
export const layerPolicies = {
  default: 'disallow',
  message: '{{from.file.categories.[0]}} must not import {{to.file.categories.[0]}}: see tests/architecture/layers.ts.',
  checkUnknownLocals: true,
  policies: LAYERS.flatMap(({ name, imports, types }) => [
    { from: categories(name), allow: { to: categories(name, ...imports) } },
    ...(types ? [{ from: categories(name), allow: { to: categories(...types), dependency: { kind: 'type' } } }] : []),
  ]),
} as const;

const filesOf = (...names: readonly string[]) =>
  LAYERS.filter(({ name }) => names.includes(name)).flatMap(({ files }) => files);

/** Rules and tables that run in browser and server alike, and depend on neither. */
export const PURE_FILES = filesOf('sites', 'contract', 'domain', 'filters', 'routes');

/** Files that are sent to browsers. Only the part that plugs into the build runs in Node. */
export const BROWSER_FILES = [...filesOf('stores', 'islands', 'offline', 'markup'), 'src/layouts/shell/head/**'];
