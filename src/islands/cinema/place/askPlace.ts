import type { LocatorCookie } from '../../../domain/cinema/locator.ts';
import { parsePlaceAnswer, type PlaceAnswer } from '../../../domain/cinema/placeEntry.ts';
import { getApi } from '../../ui/lib/api.ts';

/** A typed text, or a choice; of favourites with their slugs. */
export type Asked =
  | { readonly q: string }
  | { readonly choice: LocatorCookie; readonly favourites?: readonly string[] };

/** The place that something means, or why it is none; undefined if nobody answers. */
export async function askPlace(asked: Asked): Promise<PlaceAnswer | undefined> {
  const query =
    'q' in asked ? { q: asked.q } : { choice: JSON.stringify(asked.choice), slugs: asked.favourites?.join() ?? '' };
  const result = await getApi(`/locator/place?${new URLSearchParams(query).toString()}`, parsePlaceAnswer);
  return result.ok ? result.data : undefined;
}
