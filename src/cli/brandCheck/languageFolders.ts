import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_NAMES, type FileName } from './registry.ts';

/** Where the folders of languages are. */
export const LANGUAGES_FOLDER = 'i18n';

/** A folder of i18n: each file that it has, read as JSON. */
export type ReadFolder = ReadonlyMap<FileName, unknown>;

/** Every folder of i18n, and a sentence for each file that is no JSON. */
export function readLanguageFolders(root: string): {
  readonly folders: ReadonlyMap<string, ReadFolder>;
  readonly faults: readonly string[];
} {
  const folders = new Map<string, ReadFolder>();
  const faults: string[] = [];
  const base = join(root, LANGUAGES_FOLDER);
  for (const name of readdirSync(base).toSorted()) {
    if (!statSync(join(base, name)).isDirectory()) continue;
    const files = new Map<FileName, unknown>();
    for (const file of FILE_NAMES) {
      const text = textOf(join(base, name, `${file}.json`));
      if (text === undefined) continue;
      try {
        files.set(file, JSON.parse(text));
      } catch (error) {
        faults.push(`${LANGUAGES_FOLDER}/${name}/${file}.json: expected JSON, got ${(error as Error).message}.`);
      }
    }
    folders.set(name, files);
  }
  return { folders, faults };
}

/** A file's text; undefined if there is none. */
export function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
