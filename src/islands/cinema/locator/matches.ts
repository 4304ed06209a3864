import { useEffect, useState } from 'react';
import type { Location } from '../../../domain/cinema/location.ts';
import { locationQuery, parseLocatorAnswer, type LocatorAnswer } from '../../../domain/cinema/locatorAnswer.ts';
import { getApi } from '../../ui/lib/api.ts';

const pathOf = (query: Readonly<Record<string, string>>) => `/locator/cinemas?${new URLSearchParams(query).toString()}`;

/** The question for the cinemas near what was typed. */
export const pathOfTyped = (typed: string) => pathOf({ q: typed.trim() });

/** The question for the cinemas near a location; undefined without one, or for favourites. */
export function pathAround(location: Location | undefined): string | undefined {
  const query = location && locationQuery(location);
  return query && pathOf(query);
}

/** The question for some cinemas by their slugs, with their distances from a location. */
export function pathOfNamed(slugs: readonly string[], from?: Location): string {
  return pathOf({ ...(from && locationQuery(from)), slugs: slugs.join() });
}

const NONE: LocatorAnswer = { cinemas: [], approximate: null, from: null };

/**
 * The answer to a question, and, until it comes, the one before, so that a list does not vanish with every letter typed.
 * Without a question, nothing.
 */
export function useCinemas(
  path: string | undefined,
): LocatorAnswer & { readonly isCurrent: boolean; readonly hasFailed: boolean } {
  const [last, setLast] = useState<{ readonly path: string; readonly answer: LocatorAnswer | undefined }>();
  useEffect(() => {
    if (path === undefined) return undefined;
    const controller = new AbortController();
    void getApi(path, parseLocatorAnswer, controller.signal).then((result) => {
      if (!controller.signal.aborted) setLast({ path, answer: result.ok ? result.data : undefined });
    });
    return () => controller.abort();
  }, [path]);
  if (path === undefined || last === undefined) return { ...NONE, isCurrent: false, hasFailed: false };
  const isCurrent = last.path === path;
  return {
    ...(last.answer ?? NONE),
    isCurrent: isCurrent && last.answer !== undefined,
    hasFailed: last.answer === undefined,
  };
}
