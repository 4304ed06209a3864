import type { Kysely } from 'kysely';
import { currentSettings } from '../settings/settings.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import type { Schema } from './schema.ts';

let current: Promise<Kysely<Schema>> | undefined;

async function openCurrent(): Promise<Kysely<Schema>> {
  const db = openDatabase(currentSettings());
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** This process's database, opened and brought up to date at its first use. A failure to open is tried again. */
export function currentDatabase(): Promise<Kysely<Schema>> {
  current ??= openCurrent().catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

/** Closes this process's database, if it was opened. */
export async function closeDatabase(): Promise<void> {
  const open = current;
  current = undefined;
  await (await open?.catch(() => undefined))?.destroy();
}
