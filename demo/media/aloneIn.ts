import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

const BUSY = 5;
const AGAIN_MS = 1000;

/**
 * Does work on a folder that one process at a time may do, and waits as long as another is at it. Gives the work a
 * folder inside for what is unfinished; what a process that was killed has left there is removed.
 */
export async function aloneIn(folder: string, work: (unfinishedIn: string) => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinishedIn = join(folder, '.making');
  // A lock of SQLite's ends with the process that has it, however that ends.
  const lock = new DatabaseSync(`${folder}.lock`);
  try {
    while (!isTaken(lock)) await setTimeout(AGAIN_MS);
    await rm(unfinishedIn, { recursive: true, force: true });
    await mkdir(unfinishedIn);
    await work(unfinishedIn);
    await rm(unfinishedIn, { recursive: true, force: true });
  } finally {
    lock.close();
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === BUSY) return false;
    throw error;
  }
}
