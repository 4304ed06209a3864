import type { CallToAction } from '../../contract/callToAction.ts';
import type { PageContext } from '../../page/context.ts';
import { currentSettings } from '../../settings/settings.ts';
import { shopAddress } from '../../settings/shop.ts';
import type { Product } from '../../sites/products.ts';

/**
 * The button that leads to where a product is bought, in a tab of its own: at `own`, an address of the feed outside the
 * site, or else in the shop. Null where it is not sold online.
 */
export function buyButton(
  { language, t }: Pick<PageContext, 'language' | 't'>,
  product: Product,
  own?: string,
): CallToAction | null {
  const isOutside = own !== undefined && /^https?:/.test(own);
  const url = isOutside ? own : shopAddress(currentSettings(), language, product);
  const label = t(product === 'pass' ? 'Plans.Buy' : 'Pages.Buy');
  return url === undefined ? null : { label, url, target: '_blank', type: 'yellow' };
}
