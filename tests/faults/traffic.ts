import { Agent, request as httpRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { SiteCode } from '../../src/sites/sites.ts';
import { patient } from '../support/patience.ts';

/** An address, and texts that must be in its answer. */
export type Wanted = { readonly site: SiteCode; readonly path: string; readonly marks: readonly string[] };

export type Tally = {
  asked: number;
  failed: string[];
  wrong: string[];
  slowestMs: number;
  /** The address of the slowest answer. */
  slowest: string;
};

const VISITORS = 6;
const PAUSE_MS = 5;
/** A request that takes longer is given up. */
const HANGS_MS = patient(60_000);

type Got = { readonly status: number; readonly type: string; readonly body: string };

/** Sends one request, on a connection that may be reused. */
export function get(port: number, host: string, path: string, agent?: Agent): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ host: '127.0.0.1', port, path, headers: { host }, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const type = String(response.headers['content-type']);
        resolve({ status: response.statusCode ?? 0, type, body: Buffer.concat(chunks).toString() });
      });
    });
    asked.setTimeout(HANGS_MS, () => asked.destroy(new Error(`nothing for ${HANGS_MS / 1000} s`)));
    asked.on('error', reject);
    asked.end();
  });
}

/** What is wrong with an answer; undefined if nothing is. */
function faultOf({ type, body }: Got, { path, marks }: Wanted): string | undefined {
  const isPage = !path.startsWith('/api/');
  if (isPage !== type.startsWith('text/html')) return `type ${type}`;
  if (isPage && !body.trimEnd().endsWith('</html>')) return 'not whole';
  const missing = marks.find((mark) => !body.includes(mark));
  return missing === undefined ? undefined : `without ${missing}`;
}

type Traffic = {
  /** How many requests there have been so far. */
  readonly asked: () => number;
  readonly stop: () => Promise<Tally>;
};

/** Visitors who request some addresses over and over until they are told to stop; what they got is counted. */
export function startTraffic(port: number, wanted: readonly Wanted[]): Traffic {
  const tally: Tally = { asked: 0, failed: [], wrong: [], slowestMs: 0, slowest: '' };
  let isOver = false;
  const visit = async (visitor: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = visitor * 7; !isOver; turn += 1) {
      const one = wanted[turn % wanted.length]!;
      const where = `${one.site} ${one.path}`;
      const begun = performance.now();
      tally.asked += 1;
      try {
        const got = await get(port, `${one.site}.aurore.test`, one.path, agent);
        const fault = got.status === 200 ? faultOf(got, one) : undefined;
        if (got.status !== 200) tally.failed.push(`${got.status} ${where}`);
        else if (fault !== undefined) tally.wrong.push(`${where}: ${fault}`);
      } catch (error) {
        tally.failed.push(`${(error as Error).message} ${where}`);
      }
      const took = performance.now() - begun;
      if (took > tally.slowestMs) Object.assign(tally, { slowestMs: took, slowest: where });
      await setTimeout(PAUSE_MS);
    }
    agent.destroy();
  };
  const visitors = Promise.all(Array.from({ length: VISITORS }, (_, index) => visit(index)));
  return {
    asked: () => tally.asked,
    stop: async () => {
      isOver = true;
      await visitors;
      return tally;
    },
  };
}
