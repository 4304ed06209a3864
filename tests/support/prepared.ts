import { demoStore } from './demoStore.ts';
import { environment } from './environment.ts';
import { runScript } from './run.ts';

let preparing: Promise<string> | undefined;

/**
 * Builds the site and makes the demo store, if they are not current, once for a run: processes that are started
 * afterwards learn from AURORE_STORE where the store is, and that both are current. Gives the store's folder.
 */
export function preparedStore(): Promise<string> {
  preparing ??= prepare();
  return preparing;
}

async function prepare(): Promise<string> {
  const given = process.env['AURORE_STORE'];
  if (given !== undefined) return given;
  // Built here, because a site's own start runs under NODE_ENV=test.
  await runScript('scripts/build.ts', environment({ COMPONENTS: 'off' }));
  return (process.env['AURORE_STORE'] = await demoStore());
}
