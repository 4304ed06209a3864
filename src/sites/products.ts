/** What a site may sell besides tickets. */
export const PRODUCTS = ['gift-card', 'three-seat-card', 'five-seat-card', 'pass'] as const;
export type Product = (typeof PRODUCTS)[number];
