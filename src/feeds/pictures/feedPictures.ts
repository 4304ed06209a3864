import { join } from 'node:path';
import { drawingOf, variantsOf } from '../../domain/ui/media.ts';
import { MEDIA_FOLDER, sitesIn } from '../../content/import/folder.ts';
import { ownCopy } from '../../lib/ownCopy.ts';
import type { SiteCode } from '../../sites/sites.ts';
import { copyOfFeed } from './copyOfFeed.ts';
import { inTurns } from '../inTurns.ts';
import { addressOf, type MadeKind } from './madeFiles.ts';
import { MediaFolder } from './mediaFolder.ts';
import { ownFilesIn } from './ownPicture.ts';
import { PICTURE_POLICY, PictureClient, type Network, type PicturePolicy } from './pictureClient.ts';
import { pictureDocuments, placeIn } from './pictureDocuments.ts';
import { PictureError } from './pictureError.ts';
import { withPictures, type PictureField } from './pictureFields.ts';
import { PictureStore, type Obtained } from './pictureStore.ts';

export type FeedPicturesOptions = {
  readonly dataDir: string;
  /** Origins of pictures that stay where they are (IMAGE_ORIGINS). */
  readonly origins: readonly string[];
  /** The hosts that may be asked (PICTURE_HOSTS); if none is named, those in the feed's own addresses. */
  readonly hosts: readonly string[];
  /** Where the pictures go, as far as there is room; without it there is no limit. */
  readonly media?: MediaFolder;
  /** Nothing is fetched and nothing written. */
  readonly dryRun: boolean;
  /** Why pictures of the server that the feed was pulled from are not there, by their addresses. */
  readonly absent?: ReadonlyMap<string, string>;
  readonly onProgress?: (done: number, total: number) => void;
  readonly policy?: PicturePolicy;
  readonly network?: Network;
};

/** A picture that the site cannot show, or not in its current version. */
export type PictureProblem = {
  readonly address: string;
  readonly reason: string;
  /** Where it is named first: file in the feed, what identifies the item there, and the path from it. */
  readonly file: string;
  readonly item: string | undefined;
  readonly field: string;
  /** How many other places name it. */
  readonly more: number;
};

/** Pictures by their addresses, each counted once. */
export type PictureCounts = {
  /** At hosts outside: how many the feed names, and what became of each. */
  readonly outside: number;
  readonly fetched: number;
  readonly unchanged: number;
  readonly failed: number;
  /** Made from the feed's own folder `media`. */
  readonly own: number;
  readonly bytes: number;
};

export type FeedPictures = {
  /** The feed with its pictures at our own addresses: a copy, or the folder itself where nothing is replaced. */
  readonly folder: string;
  readonly counts: PictureCounts;
  readonly problems: readonly PictureProblem[];
  /** Removes the copy. */
  readonly end: () => Promise<void>;
};

/** There may be hundreds of thousands. */
type Named = {
  /** Each once; none for what is no picture. */
  kinds: readonly MadeKind[];
  readonly first: Pick<PictureProblem, 'file' | 'item' | 'field'>;
  count: number;
};
/** Addresses at hosts outside and in the feed's own folder `media`; where they are from and where what is made of them goes. */
type Wanted = {
  readonly outside: readonly string[];
  readonly own: readonly string[];
  readonly folder: string;
  readonly media: MediaFolder;
};
type Result = Obtained | { readonly problem: string; readonly digest?: undefined };

/** Pictures whose files are looked for at once. */
const LOOKS = 16;
/** A path under /media/ without parent folders. */
const OWN = /^\/media\/(?:[\w-]+\/)*[\w-][\w.-]*$/;

/**
 * Brings the pictures that a feed names to this site: those at hosts outside are fetched, those in its folder `media` are
 * read, and both are made in the widths and formats that pages ask for. What cannot be had is a problem that is reported,
 * and refuses nothing. Throws an ImportError where there is no feed, and whatever the disk throws.
 */
export async function feedPictures(folder: string, options: FeedPicturesOptions): Promise<FeedPictures> {
  const { sites } = await sitesIn(folder);
  const named = await picturesIn(folder, sites);
  const files = new Set(await ownFilesIn(join(folder, MEDIA_FOLDER)));
  const isOwn = (address: string) =>
    OWN.test(address) && files.has(address.slice('/media/'.length)) && named.get(address)!.kinds.length > 0;
  const outside = [...named.keys()].filter((address) => isOutside(address, options.origins));
  const own = [...named.keys()].filter(isOwn);
  const media = options.media ?? new MediaFolder(options.dataDir);
  const problems = new Map<string, string>();
  const there = [...named.keys()].filter((address) => OWN.test(address) && !isOwn(address));
  await inTurns([there], { each: LOOKS, all: LOOKS }, async (address) => {
    const reason = await absence(address, media, options.absent);
    if (reason !== undefined) problems.set(address, reason);
  });
  const report = (counts: PictureCounts) => ({
    counts,
    problems: [...named].flatMap(([address, { first, count }]) => {
      const reason = problems.get(address);
      return reason === undefined ? [] : [{ address, reason, ...first, more: count - 1 }];
    }),
  });
  const nothing = { outside: outside.length, fetched: 0, unchanged: 0, failed: 0, own: own.length, bytes: 0 };
  if (options.dryRun || outside.length + own.length === 0) {
    return { folder, ...report(nothing), end: () => Promise.resolve() };
  }

  const { results, bytes } = await obtainAll(named, { outside, own, folder, media }, options);
  for (const [address, { problem }] of results) if (problem !== undefined) problems.set(address, problem);
  const copy = await copyOfFeed(folder, options.dataDir, documentsWith(results, pictureDocuments(folder, sites)));
  const of = outside.map((address) => results.get(address)!);
  const had = of.filter((result) => result.digest !== undefined);
  const fetched = had.filter(({ how }) => how === 'fetched').length;
  const counts = { ...nothing, fetched, unchanged: had.length - fetched, failed: of.length - had.length, bytes };
  return { folder: copy.folder, ...report(counts), end: copy.end };
}

async function picturesIn(folder: string, sites: readonly SiteCode[]): Promise<Map<string, Named>> {
  const named = new Map<string, Named>();
  for await (const { file, value } of pictureDocuments(folder, sites)) {
    withPictures(value, ({ address, path, kind }: PictureField) => {
      let entry = named.get(address);
      if (!entry) {
        entry = { kinds: [], first: { file, ...placeIn(value, path) }, count: 0 };
        named.set(ownCopy(address), entry);
      }
      entry.count += 1;
      if (kind && !entry.kinds.includes(kind)) entry.kinds = [...entry.kinds, kind];
      return undefined;
    });
  }
  return named;
}

function isOutside(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && !origins.includes(url.origin);
}

/** Why a picture at one of our own addresses cannot be shown; undefined when all of its files are there, and stay. */
async function absence(
  address: string,
  media: MediaFolder,
  absent: ReadonlyMap<string, string> | undefined,
): Promise<string | undefined> {
  const isThere = (path: string) => media.keeps(path.slice('/media/'.length));
  const variants = await Promise.all(
    variantsOf(address).map(async (path) => {
      const drawing = drawingOf(path);
      return (await isThere(path)) || (drawing !== undefined && (await isThere(drawing))) ? [] : [path];
    }),
  );
  const missing = variants.flat();
  const [first] = missing;
  if (first === undefined) return undefined;
  const reason = missing.map((path) => absent?.get(path)).find((each) => each !== undefined);
  const file = first === address ? '' : `${first.slice(1)}: `;
  return `${file}${reason ?? "the file is neither in the feed's folder media nor in that of DATA_DIR"}`;
}

/** Obtains every picture, a few at once; those that no import has had come first. */
async function obtainAll(
  named: ReadonlyMap<string, Named>,
  { outside, own, folder, media }: Wanted,
  { dataDir, hosts, policy = PICTURE_POLICY, network, onProgress }: FeedPicturesOptions,
) {
  const allowed = hosts.length > 0 ? hosts : outside.map((address) => new URL(address).hostname);
  const client = new PictureClient(new Set(allowed), policy, network);
  const store = await PictureStore.open(dataDir, media);
  const results = new Map<string, Result>();
  const ours = new Set(own);
  const total = outside.length + own.length;
  const isNew = (address: string) => !store.isRemembered(new URL(address));
  const first = [...outside.filter(isNew), ...outside.filter((address) => !isNew(address))];
  const byHost = Map.groupBy(first, (address) => new URL(address).host);
  try {
    const { concurrency: each, places: all } = policy;
    await inTurns([own, ...byHost.values()], { each, all }, async (address) => {
      const { kinds } = named.get(address)!;
      const picture = ours.has(address)
        ? store.take(join(folder, MEDIA_FOLDER), address.slice('/media/'.length), kinds)
        : store.obtain(client, new URL(address), kinds);
      results.set(address, await picture.catch(problemOf));
      onProgress?.(results.size, total);
    });
  } finally {
    client.close();
    store.close();
  }
  return { results, bytes: client.tally.bytes };
}

/** A picture that cannot be had is a result; any other error, such as a full disk, is thrown. */
function problemOf(error: unknown): Result {
  if (error instanceof PictureError) return { problem: error.message };
  throw error;
}

/** The documents whose pictures change, as JSON. */
async function* documentsWith(
  results: ReadonlyMap<string, Result>,
  documents: ReturnType<typeof pictureDocuments>,
): AsyncGenerator<{ file: string; text: string }> {
  for await (const { file, value } of documents) {
    let isChanged = false;
    const replaced = withPictures(value, ({ address, kind, width }) => {
      const result = results.get(address);
      if (!result || !kind) return undefined;
      isChanged = true;
      return result.digest === undefined ? null : addressOf(result.digest, kind, width);
    });
    if (isChanged) yield { file, text: JSON.stringify(replaced) };
  }
}
