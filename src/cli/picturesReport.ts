import type { FeedPictures, PictureProblem } from '../feeds/pictures/feedPictures.ts';
import { KEPT_DAYS, type Tidied } from '../feeds/pictures/unnamedPictures.ts';

/** As many problems are listed; the others are counted. */
const MAX_LISTED = 200;

const number = new Intl.NumberFormat('en');

/** A line for each picture that cannot be shown: where it is named, its address, and the reason. */
export function problemLines(problems: readonly PictureProblem[]): string[] {
  const lines = problems.slice(0, MAX_LISTED).map(({ file, item, field, address, reason, more }) => {
    const others = more === 0 ? '' : ` (also in ${number.format(more)} other ${more === 1 ? 'place' : 'places'})`;
    return `Warning: ${[file, item, field].filter(Boolean).join(' ')}: ${address}: ${reason}${others}`;
  });
  const unlisted = problems.length - lines.length;
  return unlisted > 0 ? [...lines, `Warning: … and ${number.format(unlisted)} more pictures.`] : lines;
}

/** What became of a feed's pictures, in a sentence; undefined for a feed that has none to fetch or to read. */
export function sentenceOfPictures(
  { counts, problems }: Pick<FeedPictures, 'counts' | 'problems'>,
  dryRun: boolean,
  milliseconds: number,
): string | undefined {
  const { outside, own, fetched, unchanged, failed, bytes } = counts;
  if (outside + own === 0) return undefined;
  if (dryRun)
    return `Pictures: ${number.format(outside)} at hosts outside and ${number.format(own)} of the feed's own.`;
  const ownFailed = problems.filter(({ address }) => address.startsWith('/media/')).length;
  const parts = [
    ...(outside > 0
      ? [
          `${number.format(outside - failed)} of ${number.format(outside)} at hosts outside`,
          `${number.format(fetched)} fetched`,
          `${number.format(unchanged)} unchanged`,
          `${number.format(failed)} failed`,
        ]
      : []),
    ...(own > 0 ? [`${number.format(own)} of the feed's own`] : []),
    ...(ownFailed > 0 ? [`${number.format(ownFailed)} files missing or broken`] : []),
    `${(bytes / 1e6).toFixed(1)} MB`,
  ];
  return `Pictures: ${parts.join(', ')} in ${(milliseconds / 1000).toFixed(1)} s.`;
}

/** The size of the folder `media`, of the megabytes that it may have, and what was removed from it. */
export function sentenceOfFolder({ bytes, removed, removedBytes }: Tidied, mb: number): string {
  const inMb = (count: number) =>
    (count / 1e6).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const files = `${number.format(removed)} ${removed === 1 ? 'file' : 'files'} (${inMb(removedBytes)} MB)`;
  const gone = removed === 0 ? '' : `; ${files} removed, which nothing has named for ${KEPT_DAYS} days`;
  return `Folder media: ${inMb(bytes)} of ${number.format(mb)} MB${gone}.`;
}
