import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { World } from './suite.ts';

/** For SQLite alone, where one writer locks out all others. */
export function lockTests(world: () => World): void {
  test('while another process writes, writes wait, reads do not, and nothing else stands still', async () => {
    const token = await world().issuer.token('patient');
    const other = new DatabaseSync(join(process.env['DATA_DIR']!, 'accounts.db'));
    other.exec('begin immediate');
    let isWritten = false;
    const write = world()
      .calls.client('/patient/cinema/cinema-1', { method: 'POST', token })
      .then((response) => {
        isWritten = true;
        return response.status;
      });
    for (let turn = 0; turn < 1000; turn += 1) await new Promise(setImmediate);
    expect((await world().calls.client('/patient', { token })).status).toBe(200);
    // If SQLite itself waited, this process could not end the lock, and the write would have failed by now.
    expect(isWritten).toBe(false);
    other.exec('commit');
    other.close();
    expect(await write).toBe(200);
  });
}
