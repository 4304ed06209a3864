import { translator } from '../../i18n/translator.ts';
import { PRODUCTS } from '../../sites/products.ts';
import { COMMON_LANGUAGE, isLanguage } from '../../sites/sites.ts';
import { renderWith } from '../render/astro.ts';

/** The stand-in for the ticketing, to which the demo's booking links lead, and its shop. */
export async function ticketing(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [, shopLanguage = '', wantedProduct] = /^\/([a-z]{2})\/shop\/([\w-]+)$/.exec(pathname) ?? [];
  const product = PRODUCTS.find((each) => each === wantedProduct);
  if (product && isLanguage(shopLanguage)) {
    const shop = { product, language: shopLanguage, t: translator(shopLanguage) };
    return notStored(await renderWith(request, '/offers/shop', { shop }));
  }
  const [, wanted = '', reference = ''] = /^\/([a-z]{2})\/(V[\w-]+)\/booking$/.exec(pathname) ?? [];
  const language = isLanguage(wanted) ? wanted : COMMON_LANGUAGE;
  const booking = { reference, language, t: translator(language) };
  return notStored(await renderWith(request, '/screening/ticketing', { booking }));
}

function notStored({ response }: { readonly response: Response }): Response {
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
