import type { Handler } from 'hono';
import { catalogueOf } from '../../content/catalogue.ts';
import { placeChosen, placeTyped } from '../../content/views/place.ts';
import {
  LOCATOR_COOKIE,
  LOCATOR_COOKIE_SECONDS,
  parseLocatorCookie,
  writeLocatorCookie,
} from '../../domain/cinema/locator.ts';
import { typedPlace } from '../../domain/cinema/typedPlace.ts';
import { cookieIn } from '../../lib/cookie.ts';
import { href } from '../../routes/href.ts';
import { secureFlag } from '../../settings/hosts.ts';
import type { SiteEnv } from '../../sites/siteEnv.ts';
import { supportedLanguage } from '../../sites/sites.ts';
import { readForm } from '../forms/readForm.ts';
import { notOfThisSite, sameOrigin } from '../forms/sameOrigin.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/**
 * Without script: stores the place that was typed (`q`) in the cookie, and redirects to this evening there, whose address
 * has the place. What is no place is said by the page of the evening, and the former place stays. Only a form of this site
 * is accepted (else 403).
 */
export const choosePlace: Handler<SiteEnv> = async (context) => {
  const { site } = context.var;
  const origin = sameOrigin(context.req.raw);
  if (origin === undefined) return notOfThisSite();
  const form = await readForm(context.req.raw);
  const language = supportedLanguage(site, form.get('language')) ?? site.defaultLanguage;
  const catalogue = await catalogueOf(site, language);
  const typed = typedPlace(form.get('q') ?? '');
  const meant = typed === '' ? undefined : await placeTyped(catalogue, typed);
  const typedAddress = `${href(site, language, 'evening')}?q=${encodeURIComponent(typed)}`;
  if (!meant || 'problem' in meant) return context.body(null, 303, { ...PRIVATE, Location: typedAddress });
  const { choice } = meant;
  const address = choice.type === 'city' ? href(site, language, 'eveningCity', { slug: choice.value }) : typedAddress;
  const value = writeLocatorCookie(choice);
  return context.body(null, 303, {
    ...PRIVATE,
    Location: address,
    'Set-Cookie': `${LOCATOR_COOKIE}=${value}; Path=/; Max-Age=${LOCATOR_COOKIE_SECONDS}; SameSite=Lax${secureFlag(origin)}`,
  });
};

/**
 * Without script: redirects to this evening in the place that the cookie remembers, since a page that is the same for
 * everybody cannot lead there itself. Without a place that is known it is the evening that everybody sees.
 */
export const showPlace: Handler<SiteEnv> = async (context) => {
  const { site } = context.var;
  const language = supportedLanguage(site, context.req.query('language')) ?? site.defaultLanguage;
  const catalogue = await catalogueOf(site, language);
  const choice = parseLocatorCookie(cookieIn(context.req.header('cookie'), LOCATOR_COOKIE));
  const place = choice && (await placeChosen(catalogue, choice));
  const evening = href(site, language, 'evening');
  let address = evening;
  if (place && !('problem' in place)) {
    const { choice: known, name } = place;
    if (known.type === 'city') address = href(site, language, 'eveningCity', { slug: known.value });
    else if (name !== undefined) address = `${evening}?q=${encodeURIComponent(name)}`;
  }
  return context.body(null, 303, { ...PRIVATE, Location: address });
};
