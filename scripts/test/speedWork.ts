/**
 * The fixed piece of work that a machine's speed is measured by; run in a worker, which does a share of it and sends how
 * long that took.
 */
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const SHARE = workerData as number;
const ITEMS = 4000;
const ROUNDS = 36 * SHARE;
const FILES = 16 * SHARE;
const FILE_BYTES = 128 * 1024;

/** What tests do most: make objects, sort them, write and read them as text, hash. */
function compute(): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    let seed = 1927 + round;
    const items = Array.from({ length: ITEMS }, (_, index) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return { id: seed, name: `screening ${index} of ${seed.toString(36)}` };
    });
    const text = JSON.stringify(items.toSorted((a, b) => a.name.localeCompare(b.name)));
    JSON.parse(text.replaceAll(/\d+/g, (digits) => digits.padStart(12, '1')));
    createHash('sha256').update(text).digest();
  }
}

/** Stores write as this does: a little at a time, each on disk before the next. */
function write(): void {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-speed-'));
  try {
    const bytes = Buffer.alloc(FILE_BYTES, 7);
    for (let index = 0; index < FILES; index += 1) {
      const file = join(folder, String(index));
      const handle = openSync(file, 'w');
      writeSync(handle, bytes);
      fsyncSync(handle);
      closeSync(handle);
      readFileSync(file);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const begun = performance.now();
compute();
write();
parentPort?.postMessage(performance.now() - begun);
