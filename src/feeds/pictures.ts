import { join } from 'node:path';
import { variantsOf } from '../domain/ui/media.ts';
import { ownCopy } from '../lib/ownCopy.ts';
import { isLoopback, type FeedClient } from './client.ts';
import type { MediaFolder } from './pictures/mediaFolder.ts';

/** Paths under /media/, on their server as on ours: pictures, and videos with their captions. */
const MEDIA = /\/media\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:avif|webp|png|jpe?g|svg|webm|mp4|vtt)/g;

/** The pictures of another server that speaks the contract, which are copied along with what names them. */
export class Pictures {
  readonly #api: URL;
  readonly #found = new Set<string>();

  constructor(api: URL) {
    this.#api = api;
  }

  get found(): readonly string[] {
    return [...this.#found];
  }

  /** A value of JSON, with the server's pictures at our own addresses, which have the same paths. */
  localised(value: unknown): unknown {
    if (typeof value === 'string') return value.includes('/media/') ? this.#localText(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    // In place, since a response may be large.
    const fields = value as Record<string, unknown>;
    for (const key of Object.keys(fields)) {
      const inner = fields[key];
      if (typeof inner === 'string' || typeof inner === 'object') fields[key] = this.localised(inner);
    }
    return value;
  }

  #localText(text: string): string {
    const local = this.#pathOf(text);
    for (const [path] of local.matchAll(MEDIA))
      for (const variant of variantsOf(ownCopy(path))) this.#found.add(variant);
    return local;
  }

  #pathOf(text: string): string {
    const url = URL.parse(text);
    if (!url?.pathname.startsWith('/media/') || !/^https?:$/.test(url.protocol)) return text;
    const { hostname, host, port } = this.#api;
    const isTheirs = url.host === host || (isLoopback(hostname) && isLoopback(url.hostname) && url.port === port);
    return isTheirs ? url.pathname : text;
  }
}

/**
 * Fetches a picture into the folder `media`, unless it is there already: a picture's name changes with its content. Gives
 * why it is not there, if it is not.
 */
export async function copyPicture(
  client: FeedClient,
  api: URL,
  media: MediaFolder,
  path: string,
): Promise<string | undefined> {
  const name = path.slice('/media/'.length);
  if (await media.keeps(name)) return undefined;
  const refusal = await media.refusal();
  if (refusal !== undefined) return refusal;
  const reason = await client.fetchFile(new URL(path, api), join(media.path, name));
  if (reason === undefined) await media.add(name);
  return reason;
}
