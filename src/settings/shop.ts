import { PRODUCTS, type Product } from '../sites/products.ts';
import type { Settings } from './schema.ts';
import { isStandIn, isTemplate } from './ticketing.ts';

const PLACES = ['language', 'product'];
/** Where the stand-in for the ticketing has its shop. */
const STAND_IN_PATH = '/{language}/shop/{product}';

/** What is expected of SHOP_URL. */
export const A_SHOP = `https://host/… with only {language} and {product} in braces, after the host; {product} is one of ${PRODUCTS.join(', ')}`;

/** Whether a text is a template of a shop's addresses. */
export const isShop = (text: string) => isTemplate(text, PLACES);

/**
 * Where a product is bought: as SHOP_URL says, in the demo without one at the stand-in. Undefined where nothing is sold
 * online.
 */
export function shopAddress(settings: Settings, language: string, product: Product): string | undefined {
  const { SHOP_URL, DEMO, TICKETING_URL } = settings;
  const standIn = DEMO === 'on' && isStandIn(settings) ? new URL(TICKETING_URL).origin + STAND_IN_PATH : undefined;
  return (SHOP_URL ?? standIn)?.replaceAll('{language}', language).replaceAll('{product}', product);
}
