import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { World } from './suite.ts';

/** What SQLite alone has: one who writes locks out all others. */
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
    const started = performance.now();
    let longest = 0;
    for (let last = started; last - started < 500;) {
      await new Promise(setImmediate);
      const at = performance.now();
      longest = Math.max(longest, at - last);
      last = at;
    }
    expect((await world().calls.client('/patient', { token })).status).toBe(200);
    expect(isWritten).toBe(false);
    // SQLite's own waiting would have been as long as the lock.
    expect(longest).toBeLessThan(300);
    other.exec('commit');
    other.close();
    expect(await write).toBe(200);
  });
}
