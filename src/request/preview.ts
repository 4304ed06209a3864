import type { MiddlewareHandler } from 'hono';
import { catalogueOf, previewCatalogue, type Catalogue } from '../content/catalogue.ts';
import { previewIn } from '../content/preview/cookie.ts';
import type { Preview } from '../content/preview/token.ts';
import { now } from '../settings/clock.ts';
import { currentSettings } from '../settings/settings.ts';
import type { SiteEnv } from '../sites/siteEnv.ts';
import type { Language, Site } from '../sites/sites.ts';
import { makePrivate } from './privateResponse.ts';

/** The previews of requests that are being answered: the cookie of each is verified once. */
const previews = new WeakMap<Request, Preview | undefined>();

/** The preview that a request belongs to; undefined for visitors. */
export function previewOf(request: Request, site: Site): Preview | undefined {
  if (!previews.has(request)) {
    previews.set(request, previewIn(request.headers.get('cookie'), site, currentSettings()));
  }
  return previews.get(request);
}

/** The instant that a preview shows. */
export function previewInstant({ at }: Preview): Date {
  return at === undefined ? now() : new Date(at);
}

/** The data that a page is made from: what is published or, in a preview, what will be at its instant. */
export async function catalogueFor(request: Request, site: Site, language: Language): Promise<Catalogue> {
  const preview = previewOf(request, site);
  return preview ? previewCatalogue(site, language, previewInstant(preview)) : catalogueOf(site, language);
}

/** Makes what a preview answers private and keeps it out of search engines: it is for its editor only. */
export const keepToEditor: MiddlewareHandler<SiteEnv> = async (context, next) => {
  await next();
  if (!previewOf(context.req.raw, context.var.site)) return;
  makePrivate(context.res);
  context.res.headers.set('x-robots-tag', 'noindex');
};
