import type { DemoShow } from '../types.ts';

/** What a title card of a trailer says: only names and numbers, the same in every language. The captions say the rest. */
export type Card = {
  readonly kind: 'year' | 'makers' | 'cast' | 'title';
  readonly lines: readonly string[];
  /** Milliseconds after the start. */
  readonly at: number;
};

export const CARD_MS = 1500;
/** The picture with which a trailer ends. */
export const TITLE_MS = 2600;
const CAST = 3;

/** The cards of a show's trailer in their order. */
export function cardsOf(show: DemoShow): Card[] {
  const cards = [
    { kind: 'year', lines: [String(show.year)] },
    { kind: 'makers', lines: show.directors },
    { kind: 'cast', lines: show.cast.slice(0, CAST) },
    { kind: 'title', lines: [] },
  ] as const satisfies readonly Omit<Card, 'at'>[];
  return cards
    .filter(({ kind, lines }) => kind === 'title' || lines.length > 0)
    .map((card, index) => ({ ...card, at: index * CARD_MS }));
}

/** How long a trailer of these cards is. */
export function lengthOf(cards: readonly Card[]): number {
  return (cards.length - 1) * CARD_MS + TITLE_MS;
}
