import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function filesUnder(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) =>
      statSync(join(folder, name)).isDirectory() ? filesUnder(join(folder, name)) : join(folder, name),
    );
}

/** A text that changes when the demo itself does. */
export function demoVersion(): string {
  const hash = createHash('sha256');
  for (const file of filesUnder('demo')) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** A file in DATA_DIR that says of what was made from the demo which version it is of; empty without one. */
export function readStamp(dataDir: string, file: string): string {
  try {
    return readFileSync(join(dataDir, file), 'utf8');
  } catch {
    return '';
  }
}

/** Writes such a file, once what it speaks of is complete. */
export function writeStamp(dataDir: string, file: string, stamp: string): void {
  const path = join(dataDir, file);
  writeFileSync(`${path}.new`, stamp);
  renameSync(`${path}.new`, path);
}
