import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Faults, type Fault } from '../../content/import/faults.ts';
import { ImportError, linesIn, unzipped } from '../../content/import/folder.ts';
import { MAX_BYTES, TooLarge, upTo } from '../../content/import/limits.ts';
import { parseJson } from '../../content/import/parse.ts';
import { editSchema, type Edit } from './edit.ts';

/** The most that one batch may contain: it is applied in one transaction. */
const MAX_EDITS = 50_000;

export type Batch =
  | {
      readonly kind: 'read';
      readonly edits: readonly Edit[];
      /** Names of the edits for their faults. */
      readonly places: readonly string[];
      readonly faults: readonly Fault[];
      readonly count: number;
    }
  | { readonly kind: 'refused'; readonly status: 400 | 413; readonly message: string };

const TOO_LARGE: Batch = {
  kind: 'refused',
  status: 413,
  message: `A batch has at most ${MAX_EDITS} lines and ${MAX_BYTES.batch / 1_048_576} MB.`,
};

/**
 * Reads a stream of edits: NDJSON, compressed with gzip or not. After a line with faults, the others are still checked.
 */
export async function readBatch(body: globalThis.ReadableStream | null, encoding: string | undefined): Promise<Batch> {
  const [faults, edits, places] = [new Faults(), [] as Edit[], [] as string[]];
  const input = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
  const plain = encoding === 'gzip' ? unzipped(input) : (input as AsyncIterable<Buffer>);
  try {
    for await (const lines of linesIn(upTo(MAX_BYTES.batch, plain))) {
      for (const line of lines) {
        if (edits.length >= MAX_EDITS) return TOO_LARGE;
        const edit = parseJson(editSchema, line.bytes, faults, 'batch', { line: line.number });
        if (!edit) continue;
        edits.push(edit);
        places.push(`line ${line.number}: ${edit.kind}/${edit.slug}?language=${edit.language}`);
      }
    }
  } catch (error) {
    if (error instanceof TooLarge) return TOO_LARGE;
    if (error instanceof ImportError) return { kind: 'refused', status: 413, message: error.message };
    if (!(error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw error;
    return { kind: 'refused', status: 400, message: 'The body is no whole gzip.' };
  }
  return { kind: 'read', edits, places, faults: faults.listed, count: faults.total };
}
