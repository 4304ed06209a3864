import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, type MadeKind } from './madeFiles.ts';
import type { MediaFolder } from './mediaFolder.ts';
import { digestOfOwn } from './ownPicture.ts';
import type { PictureClient } from './pictureClient.ts';
import { PictureError } from './pictureError.ts';
import { PictureMaker } from './pictureMaker.ts';
import { readRecord, recordsIn, type PictureRecord } from './pictureRecord.ts';
import { placeFile } from './placeFile.ts';

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
  readonly #media: MediaFolder;
  readonly #records: string;
  readonly #remembered: ReadonlySet<string>;
  readonly #maker = new PictureMaker();

  private constructor(media: MediaFolder, records: string, remembered: readonly string[]) {
    this.#media = media;
    this.#records = records;
    this.#remembered = new Set(remembered);
  }

  /** To be closed. */
  static async open(dataDir: string, media: MediaFolder): Promise<PictureStore> {
    const records = recordsIn(dataDir);
    await mkdir(records, { recursive: true });
    return new PictureStore(media, records, await readdir(records));
  }

  close(): void {
    this.#maker.close();
  }

  /** Whether an earlier import has had a picture from this address. */
  isRemembered(url: URL): boolean {
    return this.#remembered.has(nameOf(url));
  }

  /**
   * The picture at an address outside, made in all kinds that are wanted. Throws a PictureError when it cannot be had; if
   * only its host fails, an earlier version that is there stays.
   */
  async obtain(client: PictureClient, url: URL, kinds: readonly MadeKind[]): Promise<Obtained> {
    // Without one it is fetched.
    const record = await readRecord(this.#fileOf(url));
    const known = record && (await this.#hasAll(record.digest, kinds)) ? record : undefined;
    // What would not be made need not be fetched.
    if (!known) await this.#expectRoom();
    const fetched = join(this.#records, `.${crypto.randomUUID()}`);
    try {
      const found = await client.get(url, known ?? {}, fetched);
      if (!found && !known) throw new PictureError('it answered 304 to a request without conditions', false);
      if (!found) return { digest: known!.digest, how: 'unchanged' };
      const { digest, etag, lastModified } = found;
      await this.#make(fetched, digest, kinds, (ms) => client.charge(url, ms));
      const made: PictureRecord = { address: url.href, digest, etag, lastModified };
      await placeFile(this.#fileOf(url), JSON.stringify(made));
      return { digest, how: 'fetched' };
    } catch (error) {
      if (!known || !(error instanceof PictureError) || !error.isTransient) throw error;
      return { digest: known.digest, how: 'unchanged', problem: `${error.message}; its earlier version stays` };
    } finally {
      await rm(fetched, { force: true });
    }
  }

  /** The same for a file of the feed's own folder `media`. */
  async take(media: string, file: string, kinds: readonly MadeKind[]): Promise<Obtained> {
    const digest = await digestOfOwn(media, file);
    await this.#make(join(media, file), digest, kinds, () => undefined);
    return { digest, how: 'read' };
  }

  async #make(file: string, digest: string, kinds: readonly MadeKind[], onRefused: (ms: number) => void) {
    for (const kind of kinds) {
      if (await this.#hasAll(digest, [kind])) continue;
      await this.#expectRoom();
      await this.#maker.make({ file, digest, kind, media: this.#media.path }, onRefused);
      for (const made of filesOf(digest, kind)) await this.#media.add(made);
    }
  }

  async #hasAll(digest: string, kinds: readonly MadeKind[]): Promise<boolean> {
    const files = kinds.flatMap((kind) => filesOf(digest, kind));
    return (await Promise.all(files.map((file) => this.#media.keeps(file)))).every(Boolean);
  }

  async #expectRoom(): Promise<void> {
    const refusal = await this.#media.refusal();
    // There may be room the next time, and an earlier version stays until then.
    if (refusal !== undefined) throw new PictureError(refusal, true);
  }

  #fileOf(url: URL): string {
    return join(this.#records, nameOf(url));
  }
}

function nameOf({ href }: URL): string {
  return `${createHash('sha256').update(href).digest('hex').slice(0, 40)}.json`;
}
