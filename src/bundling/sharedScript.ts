import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Small modules that nearly every island needs. */
const MODULES = [
  'src/stores/modals.ts',
  'src/stores/alerts.ts',
  'src/stores/deviceClock.ts',
  'src/domain/shell/alerts.ts',
  'src/domain/ui/modals.ts',
  'src/domain/ui/viewport.ts',
  'src/islands/ui/lib/adoptStyles.ts',
  'src/islands/ui/lib/cookie.ts',
  'src/islands/ui/lib/events.ts',
  'src/islands/ui/interaction/still.ts',
  'src/islands/ui/lib/pageLanguage.ts',
  'src/islands/ui/lib/pageWords.ts',
  'src/islands/ui/lib/plural.ts',
  'src/islands/ui/lib/soon.ts',
  'src/islands/ui/lib/storage.ts',
  'src/islands/ui/lib/trusted.ts',
  'src/islands/shell/messageWorker.ts',
  'src/islands/shell/register.ts',
  'src/islands/account/knownChoices.ts',
  'src/islands/account/requireSignIn.ts',
  'src/markup/hearts.ts',
];
const PACKAGES = /preload-helper|\/node_modules\/nanostores\//;
/** What every island of React needs beside what takes it over. */
const REACT = /\/node_modules\/(?:@nanostores\/)?react\//;

/**
 * Puts these modules into one file of the browser's, and React into another: left to the bundler, each would be a file of its
 * own, with its own request, and compressed on its own. Fails the build if one is not there.
 */
export function sharedScript(): Plugin {
  const files = new Set(MODULES.map((path) => resolve(path)));
  const missing = [...files].find((file) => !existsSync(file));
  if (missing !== undefined)
    throw new Error(`${missing} is among the shared modules (src/bundling), and is not there.`);
  const test = (id: string) => files.has(id) || PACKAGES.test(id);
  const groups = [
    { name: 'shared', test },
    { name: 'react', test: REACT },
  ];
  return {
    name: 'shared-script',
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } : undefined,
  };
}
