import { originOf } from '../settings/hosts.ts';
import { currentSettings } from '../settings/settings.ts';
import type { Site } from '../sites/sites.ts';
import { jsonAnswer } from './answer.ts';
import { CATALOGUE_AGE, refuseOtherMethods, type Api } from './endpoint.ts';
import { jsonSchemas } from './schemas.ts';

/** The API's description of itself, for programs and for people. */
export function addDocuments(api: Api): void {
  api.get('/openapi.json', (context) => {
    const { site } = context.var;
    const caching = { maxAge: CATALOGUE_AGE, tags: [] };
    return jsonAnswer(context, documentOf(api, site), originOf(site, currentSettings()), caching);
  });
  refuseOtherMethods(api, '/openapi.json');
}

function documentOf(api: Api, site: Site) {
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Aurore',
      version: '1.0.0',
      description:
        'What plays in our cinemas, when, and where to book. Every country has a host of its own. Public data: no key ' +
        'is needed, and any page may ask. Ask again with the ETag of the last answer; 304 costs nothing.',
    },
    servers: [{ url: `${originOf(site, currentSettings())}/api` }],
  });
  return { ...document, components: { ...document.components, schemas: jsonSchemas() } };
}
