import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment } from './environment.ts';
import { runScript } from './run.ts';

/** Imports settings into the store of a running site, as an operator does. */
export async function importSettings(dataDir: string, settings: Readonly<Record<string, unknown>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aurore-settings-'));
  try {
    for (const [site, content] of Object.entries(settings)) {
      await writeFile(join(folder, `${site}.json`), JSON.stringify(content));
    }
    await runScript('src/cli/importSettings.ts', environment({ DATA_DIR: dataDir }), [folder]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
