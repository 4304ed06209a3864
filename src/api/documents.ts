import { NAME } from '#brand/brand.ts';
import { originOf } from '../settings/hosts.ts';
import { currentSettings } from '../settings/settings.ts';
import type { Site } from '../sites/sites.ts';
import { FEED_FILES, jsonSchemaOf } from '../contract/fieldGuide.ts';
import { ApiError, jsonResponse, textResponse } from './response.ts';
import { SECURITY_SCHEMES } from './client/call.ts';
import { servicePaths } from './client/service.ts';
import { docsPage, DOCS_SECURITY_POLICY } from './docs/page.ts';
import { CATALOGUE_AGE, answerOptions, type Api } from './endpoint.ts';
import { jsonSchemas } from './schemas.ts';

const CACHING = { maxAge: CATALOGUE_AGE, tags: [] };

/**
 * The API's description of itself: /openapi.json for programs, /docs for people; and the schemas of a feed's files, for
 * those who write one.
 */
export function addDocuments(api: Api): void {
  api.get('/openapi.json', (context) => {
    const { site } = context.var;
    return jsonResponse(context, documentOf(api, site), originOf(site, currentSettings()), CACHING);
  });
  answerOptions(api, '/openapi.json');

  api.get('/docs', async (context) =>
    textResponse(context, await docsPage(documentOf(api, context.var.site)), CACHING, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': DOCS_SECURITY_POLICY,
    }),
  );
  answerOptions(api, '/docs');

  api.get('/docs/feeds/:name', (context) => {
    const file = FEED_FILES.find(({ name }) => `${name}.schema.json` === context.req.param('name'));
    if (!file) throw new ApiError(404, 'There is no such file in a feed; /api/docs lists them.');
    return jsonResponse(context, jsonSchemaOf(file), originOf(context.var.site, currentSettings()), CACHING);
  });
  answerOptions(api, '/docs/feeds/:name');
}

export type ApiDocument = ReturnType<typeof documentOf>;

function documentOf(api: Api, site: Site) {
  const { paths: ofSite = {} } = api.getOpenAPI31Document({ openapi: '3.1.0', info: INFO });
  const settings = currentSettings();
  const paths: Record<string, object> = { ...ofSite, ...servicePaths(`${settings.ACCOUNTS_ORIGIN}/api/v1`) };
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: `${originOf(site, settings)}/api` }],
    paths,
    components: { schemas: jsonSchemas(), securitySchemes: SECURITY_SCHEMES },
  };
}

const INFO = {
  title: `${NAME} API`,
  version: '1.0.0',
  description: [
    'What plays in our cinemas, when, and where to book. Each country has a host of its own. The data is public: no ' +
      'key is needed, and a page of any origin may read it. A client’s own data needs their token, and only pages of ' +
      'our sites may call for it.',
    'Times like `2026-11-21 20:15:00` are local to the cinema; times with an offset are instants. A screening before ' +
      '08:00 belongs to the cinema day before. In `gpsPosition`, x is the latitude and y the longitude.',
    'Every public response has an ETag: send it back in If-None-Match, and what has not changed is answered 304, ' +
      'empty. An error is JSON as well, with its status in it. Parameters that are not listed are ignored.',
  ].join('\n\n'),
};
