import { feelingsOf, showKey, type MetShow } from '../../accounts/feelings.ts';
import type { Catalogue } from '../../content/catalogue.ts';
import type { Feelings } from '../../contract/client.ts';
import { missing, showOf } from '../items.ts';

/** A show of the site as accounts store it. Throws 404 or 410 if the site does not list it. */
export function metShow(catalogue: Catalogue, slug: string): MetShow {
  const { redirectSlug } = showOf(catalogue, slug);
  const show = catalogue.showsBySlug.get(redirectSlug ?? slug) ?? missing('show', slug);
  return { show: showKey(show), site: catalogue.site.code, slug: show.slug };
}

/** What a client feels about these shows of a site; those that the site does not list are left out. */
export async function feelingsAbout(
  account: string,
  { showsBySlug }: Catalogue,
  slugs: readonly string[],
): Promise<Feelings> {
  const { wishlist, emotions } = await feelingsOf(account);
  const slugsByKey = new Map(
    slugs.flatMap((slug) => (showsBySlug.has(slug) ? [[showKey(showsBySlug.get(slug)!), slug] as const] : [])),
  );
  return {
    wishlist: wishlist.flatMap((key) => slugsByKey.get(key) ?? []),
    emotions: Object.fromEntries(
      [...slugsByKey].flatMap(([key, slug]) => (emotions[key] ? [[slug, emotions[key]]] : [])),
    ),
  };
}
