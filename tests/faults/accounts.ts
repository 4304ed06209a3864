import { setTimeout } from 'node:timers/promises';
import type { TestIssuer } from '../integration/accounts/issuer.ts';
import { request } from '../support/request.ts';

/** What became of clients' writes: the acknowledged ones must be there afterwards. */
export type Writes = { readonly kept: Set<string>; refused: number; unclear: string[] };

const PAUSE_MS = 40;

/** Has new clients, one after another, each put a show on their wishlist. */
export function startWriting(port: number, issuer: TestIssuer, show: string, prefix: string) {
  const writes: Writes = { kept: new Set(), refused: 0, unclear: [] };
  let isOver = false;
  const write = async () => {
    for (let count = 0; !isOver; count += 1) {
      const client = `${prefix}-${count}`;
      const answer = await post(port, issuer, client, `show/${show}/intention`, { isDelete: false }).catch(String);
      if (typeof answer === 'string') {
        writes.unclear.push(answer);
        continue;
      }
      const { status, text, headers } = answer;
      const isClear = /"code":"unavailable"/.test(text) && headers['retry-after'] !== undefined;
      if (status === 200) writes.kept.add(client);
      else if (status === 503 && isClear) writes.refused += 1;
      else writes.unclear.push(`${status} ${text.slice(0, 200)}`);
      await setTimeout(PAUSE_MS);
    }
  };
  const writing = write();
  return {
    writes,
    stop: async () => {
      isOver = true;
      await writing;
      return writes;
    },
  };
}

/** The clients whose acknowledged write is missing. */
export async function lostOf(port: number, issuer: TestIssuer, show: string, { kept }: Writes): Promise<string[]> {
  const lost: string[] = [];
  for (const client of kept) {
    const { status, text } = await post(port, issuer, client, 'shows', { showSlugs: [show] });
    if (status !== 200 || !text.includes(`"wishlist":["${show}"`))
      lost.push(`${client}: ${status} ${text.slice(0, 300)}`);
  }
  return lost;
}

async function post(port: number, issuer: TestIssuer, client: string, call: string, said: object) {
  const body = JSON.stringify(said);
  return request(port, 'fr', `/api/client/${client}/${call}`, {
    method: 'POST',
    host: 'fr.aurore.test',
    body,
    headers: {
      // On a slow machine the proxy ends a kept connection before the next call, which nobody may send twice.
      connection: 'close',
      authorization: `Bearer ${await issuer.token(client)}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    },
  });
}
