import type { EventArticle, Offer } from '../../contract/article.ts';
import type { Ecard, OffersPage } from '../../contract/offersPage.ts';
import { isOver } from '../../domain/editorial/articleDate.ts';
import type { Content } from '../catalogue.ts';
import { articlesOf, offersOf } from './articles.ts';

type Head = { readonly title: string; readonly description: string | null };
/** A block of the offers page that has something to show. */
export type OffersBlock =
  | (Head & { readonly name: 'promotion' | 'event' | 'temporary'; readonly offers: readonly (Offer | EventArticle)[] })
  | (Head & { readonly name: 'ecards'; readonly ecards: readonly Ecard[] });

/** The blocks of the offers page in the editors' order, without offers that have ended and blocks that are empty. */
export function offersBlocks(content: Content, localNow: string): OffersBlock[] {
  const page = content['offers-page'];
  if (!page) return [];
  return page.blockOrder.flatMap((name): OffersBlock[] => {
    if (name === 'ecards') {
      const ecards = [...content.ecards.values()];
      return ecards.length > 0 ? [{ name, ...page.ecards, ecards }] : [];
    }
    const offers = inBlock(content, name).filter(({ date }) => !isOver(date, localNow));
    return offers.length > 0 ? [{ name, ...page[name], offers }] : [];
  });
}

function inBlock(content: Content, name: Exclude<OffersPage['blockOrder'][number], 'ecards'>) {
  return name === 'event' ? articlesOf(content, 'event') : offersOf(content, name);
}
