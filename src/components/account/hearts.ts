import type { HeartKind } from '../../markup/hearts.ts';
import type { PageContext } from '../../page/context.ts';

const FEATURES = { wish: 'wishlist', favourite: 'favourites', emotion: 'emotions' } as const;

/** Whether a page has hearts of a kind, or emotions: not those that are made for the app, which have no account scripts. */
export const hasHearts = ({ features, route }: PageContext, kind: HeartKind | 'emotion'): boolean =>
  route.layout === 'full' && features.has('authentication') && features.has(FEATURES[kind]);
