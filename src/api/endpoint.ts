import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import { catalogueOf, type Catalogue } from '../content/catalogue.ts';
import { originOf } from '../settings/hosts.ts';
import { currentSettings } from '../settings/settings.ts';
import type { SiteEnv } from '../sites/siteEnv.ts';
import { LANGUAGES, supportedLanguage, type Language, type Site } from '../sites/sites.ts';
import { jsonResponse, PUBLIC_HEADERS } from './response.ts';
import { pathParameters, type PathParameter } from './parameters.ts';
import { schemaReference } from './schemas.ts';

export type Api = OpenAPIHono<SiteEnv>;

/** How many seconds a client may cache a response about the programme, which changes all day. */
export const PROGRAMME_AGE = 60;
/** How many seconds a client may cache a response about the catalogue, which changes with an import. */
export const CATALOGUE_AGE = 300;

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name & PathParameter) | ParameterOf<Rest>
  : never;

export type Call<Path extends string, Query extends z.ZodRawShape> = {
  readonly site: Site;
  readonly language: Language;
  /** The site's in this language, read once for the whole response. */
  readonly catalogue: Catalogue;
  readonly params: Readonly<Record<ParameterOf<Path>, string>>;
  readonly query: z.output<z.ZodObject<Query>>;
};

type EndpointResult<T> = { readonly data: T; readonly tags: readonly string[] };

type Endpoint<Path extends string, Schema extends z.ZodType, Query extends z.ZodRawShape> = {
  readonly path: Path;
  /** Name of the response's schema in the OpenAPI document. */
  readonly name: string;
  readonly group: string;
  readonly summary: string;
  readonly description?: string;
  readonly query?: Query;
  readonly schema: Schema;
  readonly maxAge: number;
  /** Throws an ApiError when there is no such item. */
  readonly respond: (call: Call<Path, Query>) => Promise<EndpointResult<z.input<Schema>>>;
};

/** Anything that is not a language of the site is ignored, even if it is not text. */
const language = z
  .unknown()
  .optional()
  .openapi({
    type: 'string',
    enum: [...LANGUAGES],
    description: "Language of the texts. Without it, or if the site lacks it, the site's default language.",
  });

/** Adds an endpoint that answers GET and HEAD, and its entry in the OpenAPI document. */
export function addEndpoint<const Path extends string, Schema extends z.ZodType, Query extends z.ZodRawShape = {}>(
  api: Api,
  endpoint: Endpoint<Path, Schema, Query>,
): void {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as PathParameter);
  const params = z.object(Object.fromEntries(names.map((name) => [name, pathParameters[name]])));
  const query = z.object({ ...endpoint.query, language });
  const json = (schema: { $ref: string }) => ({ 'application/json': { schema } });
  const failure = (description: string) => ({ description, content: json({ $ref: '#/components/schemas/Error' }) });
  const route = createRoute({
    method: 'get',
    path: endpoint.path,
    operationId: `get${endpoint.name}`,
    tags: [endpoint.group],
    summary: endpoint.summary,
    ...(endpoint.description !== undefined && { description: endpoint.description }),
    request: { params, query },
    responses: {
      200: { description: endpoint.summary, content: json(schemaReference(endpoint.name, endpoint.schema)) },
      304: { description: 'What the reader has (If-None-Match) is still true.' },
      ...((endpoint.query || names.includes('day')) && { 400: failure('An invalid parameter, named by `parameter`.') }),
      ...(names.length > 0 && { 404: failure('There is no such item.') }),
      ...(endpoint.path.startsWith('/show/') && { 410: failure('The show was taken off.') }),
    },
  });
  api.openapi(route, async (context) => {
    const { site } = context.var;
    const language = supportedLanguage(site, context.req.query('language')) ?? site.defaultLanguage;
    const { data, tags } = await endpoint.respond({
      site,
      language,
      catalogue: await catalogueOf(site, language),
      params: context.req.valid('param') as Call<Path, Query>['params'],
      query: context.req.valid('query') as unknown as Call<Path, Query>['query'],
    });
    return jsonResponse(context, data, originOf(site, currentSettings()), { maxAge: endpoint.maxAge, tags });
  });
  answerOptions(api, route.getRoutingPath());
}

const METHODS = 'GET, HEAD, OPTIONS';

/** Answers OPTIONS, which browsers send before a request with If-None-Match. */
export function answerOptions(api: Api, path: string): void {
  api.options(path, (context) =>
    context.body(null, 204, {
      ...PUBLIC_HEADERS,
      Allow: METHODS,
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Max-Age': '86400',
    }),
  );
}
