/**
 * Writes emotions for as many clients as it can, 50 at once, and prints each acknowledged one: `writer.ts <prefix>`.
 */
import { writeSync } from 'node:fs';
import { setEmotion } from '../../../src/accounts/feelings.ts';
import { EMOTIONS } from '../../../src/domain/show/emotions.ts';

const prefix = process.argv[2]!;
let clients = 0;

async function write(): Promise<never> {
  for (;;) {
    clients += 1;
    const account = `${prefix}-${clients}`;
    const emotion = EMOTIONS[clients % 3]!;
    const slug = `film-${clients % 4}-1`;
    await setEmotion(account, { show: slug, site: 'fr', slug }, emotion);
    writeSync(1, `${account} ${emotion}\n`);
  }
}

await Promise.all(Array.from({ length: 50 }, write));
