import { OpenAPIHono } from '@hono/zod-openapi';
import { logFault } from '../content/outage.ts';
import { withoutTrailingSlash } from '../routes/paths.ts';
import type { SiteEnv } from '../sites/siteEnv.ts';
import { ApiError, errorResponse, ourFault } from './response.ts';
import { addArticles } from './articles.ts';
import { legacyClient } from './client/legacy.ts';
import { addDocuments } from './documents.ts';
import { addExperiences } from './experiences.ts';
import { addHelp } from './help.ts';
import { addLocator } from './locator.ts';
import { otherMethods } from './otherMethods.ts';
import { addPages } from './pages.ts';
import { addPlaces } from './places.ts';
import { addPushes } from './pushes.ts';
import { addScreenings } from './screenings.ts';
import { addSearch } from './search.ts';
import { addSeasons } from './seasons.ts';
import { addSettings } from './settings.ts';
import { addShows } from './shows.ts';
import { addSlugs } from './slugs.ts';
import { addSubscriptions } from './subscriptions.ts';
import { addVocabulary } from './vocabulary.ts';
import { vouchers } from './vouchers.ts';

/**
 * The public API (shapes in src/contract), to be mounted at /api where the variable `site` is set. Every response is
 * JSON of the contract's shapes, errors included.
 */
export const api = new OpenAPIHono<SiteEnv>({
  defaultHook: (result) => {
    if (result.success) return;
    const issue = result.error.issues[0];
    const parameter = issue?.path.join('.') ?? '';
    throw new ApiError(400, `Bad parameter ${parameter}: ${issue?.message ?? 'not understood'}.`, parameter);
  },
});

// One that is personal refuses methods itself, without the headers of public data.
api.use(otherMethods(api, (error, context) => errorResponse(context, error)));

addPlaces(api);
addLocator(api);
addShows(api);
addScreenings(api);
addVocabulary(api);
addArticles(api);
addExperiences(api);
addSeasons(api);
addSubscriptions(api);
addHelp(api);
addPushes(api);
addPages(api);
addSlugs(api);
addSettings(api);
addSearch(api);
addDocuments(api);

api.route('/client', legacyClient);
api.route('/', vouchers);

api.all('*', (context) => {
  const { pathname, search } = new URL(context.req.url);
  // As everywhere on the site, a slash at the end leads to the address without it.
  const plain = withoutTrailingSlash(pathname);
  if (plain !== pathname && plain.startsWith('/api/')) return context.redirect(plain + search, 301);
  return errorResponse(context, new ApiError(404, 'There is no such endpoint; /api/docs lists them.'));
});

api.onError((error, context) => {
  if (error instanceof ApiError) return errorResponse(context, error);
  logFault(error, context.req.raw);
  return errorResponse(context, ourFault(error));
});
