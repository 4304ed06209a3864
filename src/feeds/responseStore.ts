import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { millisecondsInHour } from 'date-fns/constants';
import { z } from 'zod';
import { decodeText } from '../lib/decodeText.ts';
import { now } from '../settings/clock.ts';

export type StoredResponse = {
  readonly etag: string | undefined;
  /** Undefined when the server had nothing there. */
  readonly text: string | undefined;
  /** Whether the current pull has fetched it, or found it unchanged. */
  readonly isOfThisPull: boolean;
};

/** A pull interrupted longer ago than this is not resumed but started again: its responses are revalidated by ETag. */
const RESUMED_MS = 6 * millisecondsInHour;

const pullSchema = z.object({ id: z.string(), begun: z.iso.datetime() });
const headSchema = z.object({ pull: z.string(), etag: z.string().optional(), found: z.boolean() });

/**
 * A server's responses on disk: a file for each address, whose first line has the ETag and the pull that it belongs to.
 * `pull.json` names the pull that is running or was interrupted.
 */
export class ResponseStore {
  readonly #folder: string;
  readonly #pull: string;
  /** The files of the addresses requested in this process. */
  readonly #requested = new Set<string>();

  private constructor(folder: string, pull: string) {
    this.#folder = folder;
    this.#pull = pull;
  }

  /** Opens the responses in a folder, to start a pull or to resume the interrupted one. */
  static async open(folder: string): Promise<ResponseStore> {
    await mkdir(join(folder, 'answers'), { recursive: true });
    const mark = join(folder, 'pull.json');
    const broken = await readFile(mark, 'utf8')
      .then((text) => pullSchema.parse(JSON.parse(text)))
      .catch(() => undefined);
    if (broken && Math.abs(now().getTime() - Date.parse(broken.begun)) < RESUMED_MS) {
      return new ResponseStore(folder, broken.id);
    }
    const id = crypto.randomUUID();
    await writeFile(mark, JSON.stringify({ id, begun: now().toISOString() }));
    return new ResponseStore(folder, id);
  }

  /**
   * Ends a complete pull, so that the next starts again. Responses that this pull did not need, such as a film that has
   * left, are removed.
   */
  async end(): Promise<void> {
    const folder = join(this.#folder, 'answers');
    const left = (await readdir(folder)).filter((file) => !this.#requested.has(file));
    await Promise.all(left.map((file) => rm(join(folder, file), { force: true })));
    await rm(join(this.#folder, 'pull.json'), { force: true });
  }

  async read(url: URL): Promise<StoredResponse | undefined> {
    this.#requested.add(this.#nameOf(url));
    try {
      const bytes = await readFile(this.#fileOf(url));
      const end = bytes.indexOf(10);
      const { pull, etag, found } = headSchema.parse(JSON.parse(bytes.subarray(0, end).toString()));
      return { etag, text: found ? decodeText(bytes.subarray(end + 1)) : undefined, isOfThisPull: pull === this.#pull };
    } catch {
      // Absent, or not written by us: it is fetched.
      return undefined;
    }
  }

  async write(url: URL, etag: string | undefined, text: string | undefined): Promise<void> {
    const file = this.#fileOf(url);
    const head = JSON.stringify({ pull: this.#pull, etag, found: text !== undefined });
    // To another file first, so that a killed pull leaves no half of a response.
    await writeFile(`${file}.new`, `${head}\n${text ?? ''}`);
    await rename(`${file}.new`, file);
  }

  #fileOf(url: URL): string {
    return join(this.#folder, 'answers', this.#nameOf(url));
  }

  #nameOf({ href }: URL): string {
    return createHash('sha256').update(href).digest('hex').slice(0, 40);
  }
}
