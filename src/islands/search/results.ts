import { formatDuration } from '../../domain/show/duration.ts';
import type { PictureKind } from '../../domain/ui/media.ts';
import { groupByType, isSearchType, PREVIEWS, type SearchType } from '../../domain/search/search.ts';
import type { HistoryEntry } from '../../domain/search/history.ts';
import { fieldsOf } from '../../lib/fields.ts';
import type { SearchStrings } from './strings.ts';

/** A line that can be chosen: a result, the link to all of a type, or an earlier choice. */
export type SearchLine = {
  readonly url: string;
  readonly title: string;
  readonly subtitle: string;
  /** `undefined`: the line has no space for a picture. */
  readonly picture?: { readonly src: string | undefined; readonly kind: PictureKind };
  /** Whether it is a booking, which opens beside the page. */
  readonly opensTab?: boolean;
  /** What the history stores of it; nothing for a link to all. */
  readonly entry?: HistoryEntry;
};
export type SearchLineGroup = {
  readonly name: string;
  readonly title: string;
  readonly options: readonly SearchLine[];
};

/** The fields that the search reads from an item of `/api/search/quick`. */
export type SearchResult = {
  readonly type: SearchType;
  readonly title: string;
  readonly url: string;
  /** Of a cinema its town. */
  readonly synopsis: string | null;
  readonly isMovie: boolean;
  readonly genres: readonly string[];
  readonly duration: number;
  readonly posterPath: { readonly md: string } | null;
};

function isResult(value: unknown): value is SearchResult {
  const { type, title, url, synopsis, genres, duration, posterPath } = fieldsOf(value);
  return (
    typeof type === 'string' &&
    isSearchType(type) &&
    [title, url].every((text) => typeof text === 'string') &&
    (synopsis === null || typeof synopsis === 'string') &&
    Array.isArray(genres) &&
    typeof duration === 'number' &&
    (posterPath === null || typeof fieldsOf(posterPath)['md'] === 'string')
  );
}

/** Items of the types that we show; programme events and others are dropped (SPEC 5). Undefined if it is no list. */
export function parseResults(data: unknown): readonly SearchResult[] | undefined {
  return Array.isArray(data) ? data.filter(isResult) : undefined;
}

/**
 * The API's pictures are on the site's public host; the page may be on another host, whose policy allows only its own.
 */
function ownPath(address: string): string {
  const { pathname } = new URL(address, location.origin);
  return pathname.startsWith('/media/') ? pathname : address;
}

function pictureOf({ type, posterPath }: SearchResult): NonNullable<SearchLine['picture']> {
  return { src: posterPath ? ownPath(posterPath.md) : undefined, kind: type === 'show' ? 'poster' : 'wide' };
}

function optionOf(item: SearchResult, strings: SearchStrings): SearchLine {
  const { type, title, url } = item;
  const isShow = type === 'show';
  const one = isShow && !item.isMovie ? strings.event : strings.types[type].one;
  // Cinemas of one name are told apart by their town.
  const town = type === 'cinema' && item.synopsis !== null && !title.includes(item.synopsis) ? item.synopsis : '';
  return {
    url,
    title,
    subtitle: isShow
      ? [one, item.genres.slice(0, 2).join(', '), formatDuration(item.duration)].filter(Boolean).join(' · ')
      : town,
    ...(type !== 'faq' && type !== 'person' && { picture: pictureOf(item) }),
    entry: { title, subtitle: town === '' ? one : `${one} · ${town}`, url },
  };
}

/** What the API found, by type: the number of each that SPEC gives, and a link to all if there are more. */
export function groupsOf(
  found: readonly SearchResult[],
  query: string,
  page: string,
  strings: SearchStrings,
): readonly SearchLineGroup[] {
  return groupByType(found).map(({ type, items }) => {
    const { title, more } = strings.types[type];
    const options = items.slice(0, PREVIEWS[type]).map((item) => optionOf(item, strings));
    const all = { url: `${page}?${new URLSearchParams({ q: query, type }).toString()}`, title: more, subtitle: '' };
    return { name: type, title, options: items.length > PREVIEWS[type] ? [...options, all] : options };
  });
}

/** The history as a group of its own; empty without entries. */
export function historyGroup(history: readonly HistoryEntry[], strings: SearchStrings): readonly SearchLineGroup[] {
  const options = history.map((entry) => ({ ...entry, entry }));
  return options.length > 0 ? [{ name: 'history', title: strings.history, options }] : [];
}
