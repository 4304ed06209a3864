import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { filesOf, makePicture, type MadeKind } from './makePicture.ts';
import type { PictureClient, PicturePolicy } from './pictureClient.ts';
import { PictureError } from './pictureError.ts';
import { placeFile } from './placeFile.ts';

const recordSchema = z.object({
  address: z.string(),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});

export type Obtained = {
  /** SHA-256 of the picture's bytes, by which its files are named. */
  readonly digest: string;
  readonly how: 'fetched' | 'unchanged' | 'read';
  /** Why it is an earlier version, when its host does not give the current one. */
  readonly problem?: string;
};

/**
 * The pictures in the folder `media` that imports have made, and which of them is at which address. A picture is made
 * once it is whole, and remembered once it is made: an import that was killed goes on from there.
 */
export class PictureStore {
  readonly #media: string;
  readonly #records: string;
  readonly #policy: PicturePolicy;
  readonly #present: Set<string>;

  private constructor(dataDir: string, policy: PicturePolicy, present: Set<string>) {
    this.#media = join(dataDir, 'media');
    this.#records = join(dataDir, 'feeds', 'pictures');
    this.#policy = policy;
    this.#present = present;
  }

  static async open(dataDir: string, policy: PicturePolicy): Promise<PictureStore> {
    const present = await readdir(join(dataDir, 'media')).catch(() => []);
    return new PictureStore(dataDir, policy, new Set(present));
  }

  /**
   * The picture at an address outside, made in all kinds that are wanted. Throws a PictureError when it cannot be had; if
   * only its host fails, an earlier version that is there stays.
   */
  async obtain(client: PictureClient, url: URL, kinds: readonly MadeKind[]): Promise<Obtained> {
    const record = await this.#read(url);
    const known = record && kinds.every((kind) => this.#has(record.digest, kind)) ? record : undefined;
    try {
      const found = await client.get(url, known ?? {});
      if (!found && !known) throw new PictureError('it answered 304 to a request without conditions', false);
      if (!found) return { digest: known!.digest, how: 'unchanged' };
      const digest = await this.#make(found.bytes, kinds);
      const { etag, lastModified } = found;
      await placeFile(this.#fileOf(url), JSON.stringify({ address: url.href, digest, etag, lastModified }));
      return { digest, how: 'fetched' };
    } catch (error) {
      if (!known || !(error instanceof PictureError) || !error.isTransient) throw error;
      return { digest: known.digest, how: 'unchanged', problem: `${error.message}; its earlier version stays` };
    }
  }

  /** The same for a file of the feed's own. */
  async take(file: string, kinds: readonly MadeKind[]): Promise<Obtained> {
    const bytes = await readFile(file);
    if (bytes.length > this.#policy.maxBytes) {
      throw new PictureError(`it is larger than ${this.#policy.maxBytes / 1e6} MB`, false);
    }
    return { digest: await this.#make(bytes, kinds), how: 'read' };
  }

  async #make(bytes: Buffer, kinds: readonly MadeKind[]): Promise<string> {
    const digest = createHash('sha256').update(bytes).digest('hex');
    for (const kind of kinds) {
      if (this.#has(digest, kind)) continue;
      await makePicture(bytes, digest, kind, this.#media, this.#policy.maxPixels);
      for (const file of filesOf(digest, kind)) this.#present.add(file);
    }
    return digest;
  }

  #has(digest: string, kind: MadeKind): boolean {
    return filesOf(digest, kind).every((file) => this.#present.has(file));
  }

  async #read(url: URL) {
    try {
      return recordSchema.parse(JSON.parse(await readFile(this.#fileOf(url), 'utf8')));
    } catch {
      // Absent, or not written by us: it is fetched.
      return undefined;
    }
  }

  #fileOf({ href }: URL): string {
    return join(this.#records, `${createHash('sha256').update(href).digest('hex').slice(0, 40)}.json`);
  }
}
