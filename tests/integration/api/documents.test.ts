import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FEED_FILES } from '../../../src/contract/fieldGuide.ts';
import { addressOf } from '../../../src/server/address.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { API_QUERY_NAMES } from '../../support/queryNames.ts';
import { startApi, type Api } from './server.ts';

type Operation = {
  operationId: string;
  tags: string[];
  security?: object[];
  parameters?: { name: string; in: string }[];
};
type Document = {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
};

let api: Api;
let document: Document;
/** Every operation with its method and path. A path's `servers` is not an operation. */
let operations: (Operation & { method: string; path: string })[];
beforeAll(async () => {
  api = await startApi();
  document = await api.json<Document>('/openapi.json');
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => (method === 'servers' ? [] : { ...operation, method, path })),
  );
});
afterAll(() => api.stop());

/** Calls about private data. */
const PRIVATE_CALLS = [
  'delete /accounts/me',
  'delete /accounts/me/cinemas',
  'delete /client/{id}/cinema/{slug}',
  'get /accounts/me',
  'get /accounts/me/cinemas',
  'get /accounts/me/export',
  'get /captcha',
  'get /client/{id}',
  'get /gift-card/{number}/{secret}',
  'get /voucher/{code}',
  'get /webview',
  'patch /accounts/me/cinemas',
  'patch /client/{id}/wishlist',
  'post /client/{id}/cinema/{slug}',
  'post /client/{id}/show/{slug}/emotion',
  'post /client/{id}/show/{slug}/intention',
  'post /client/{id}/shows',
  'post /logout',
];

const PATHS = [
  '/alerts',
  '/article/{slug}',
  '/article/{slug}/translate',
  '/autopromos',
  '/cinema/{slug}',
  '/cinema/{slug}/shows',
  '/cinema/{slug}/statuses/{day}',
  '/cinema/{slug}/translate',
  '/cinemas',
  '/cinepass',
  '/cinepass/current-shows',
  '/cities',
  '/city/{slug}',
  '/cms/1.0.0/ecards',
  '/cms/1.0.0/subscription/subscription-offers',
  '/ecards',
  '/event/{slug}',
  '/event/{slug}/shows',
  '/events',
  '/experience-group/{slug}',
  '/faq/article/id/{id}',
  '/faq/article/slug/{slug}',
  '/faq/category/{categoryId}',
  '/featured',
  '/footer',
  '/footer/faq',
  '/gpxp',
  '/gpxp/{slug}',
  '/gpxp/{slug}/shows',
  '/header-push',
  '/master-template/page/{slug}',
  '/master-template/page/{slug}/translate',
  '/master-template/pages',
  '/native-ad',
  '/news',
  '/news-offers',
  '/news/{slug}',
  '/news/{slug}/translate',
  '/offer/{slug}',
  '/offer/{slug}/translate',
  '/offers/page',
  '/offers/promotion',
  '/offers/temporary',
  '/page/{slug}',
  '/permanent-autopromo',
  '/search/full',
  '/search/quick',
  '/settings',
  '/show/{slug}',
  '/show/{slug}/cinemas',
  '/show/{slug}/showtimes/{cinema}',
  '/show/{slug}/showtimes/{cinema}/{day}',
  '/show/{slug}/statuses/{day}',
  '/show/{slug}/translate',
  '/shows',
  '/slugs/{list}',
  '/tags',
  '/technologies',
  '/versions',
  '/vod',
  '/youtube/latest',
  '/zone',
  '/zone/{citySlug}',
];

describe('the OpenAPI document', () => {
  // SPEC 7.5, 7.6, 7.7, 7.8, 7.9, 7.10, 7.11, 7.12, 7.13, 7.14, 7.15, 7.16, 7.17, 7.18, 7.19, 7.20
  test('has every endpoint, on the host it was asked of', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'http://fr.aurore.test/api' }]);
    const isPublic = ({ tags }: Operation) => !tags.includes('Clients') && !tags.includes('Client service');
    expect(
      operations
        .filter(isPublic)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(PATHS);
    const others = operations.filter((operation) => !isPublic(operation));
    expect(others.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(PRIVATE_CALLS);
  });

  test('names each path parameter, the language, and each operation once', () => {
    for (const { path, tags, parameters = [] } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath);
      // The texts of these have no language.
      if (tags.includes('Clients') || tags.includes('Client service')) continue;
      expect(parameters).toContainEqual(expect.objectContaining({ name: 'language', in: 'query', required: false }));
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(PATHS.length + PRIVATE_CALLS.length);
  });

  test('names just the parameters by which answers are kept apart', () => {
    const calls = operations.filter(({ method, path }) => !PRIVATE_CALLS.includes(`${method} ${path}`));
    const inQuery = ({ parameters = [] }: Operation) =>
      parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    const names = [...new Set(calls.flatMap(inQuery))];
    expect(names.sort()).toEqual(API_QUERY_NAMES);
    const query = names.map((name) => `${name}=en`).join('&');
    for (const call of calls) {
      const path = `/api${call.path.replaceAll(/\{\w+\}/g, '1')}`;
      const { url } = addressOf(siteOf('fr'), 'fr.aurore.test', `${path}?${query}`, 'settled');
      expect([...new URL(url, 'http://fr.aurore.test').searchParams.keys()].sort(), path).toEqual(inQuery(call).sort());
    }
  });

  test('says which calls need a token', () => {
    expect(document.components.securitySchemes).toMatchObject({ client: { type: 'http', scheme: 'bearer' } });
    const open = ['/captcha', '/webview', '/logout', '/voucher/{code}', '/gift-card/{number}/{secret}'];
    for (const { path, method, security } of operations) {
      const needsToken = PRIVATE_CALLS.includes(`${method} ${path}`) && !open.includes(path);
      expect(security, path).toEqual(needsToken ? [{ client: [] }] : undefined);
    }
  });

  test('refers to schemas that it has', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, address]) => address!);
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(references.length).toBeGreaterThan(PATHS.length);
    expect(references.filter((address) => !known.includes(address))).toEqual([]);
  });

  test('says of what may be nothing that it may be an empty list', () => {
    const nothing = { type: 'array', items: false, maxItems: 0 };
    expect(document.components.schemas['ContentRating']).toEqual({ anyOf: [expect.anything(), nothing] });
    expect(document.components.schemas['ShowtimesByDay']).toEqual({ anyOf: [expect.anything(), nothing] });
  });

  test('does not refuse fields to come', () => {
    expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
  });
});

describe('the page for people', () => {
  test('shows every endpoint and shape, and loads and runs nothing', async () => {
    const response = await api.get('/docs');
    const page = await response.text();
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    for (const { method, path, operationId } of operations) {
      expect(page).toContain(`${method.toUpperCase()} ${path}</code>`);
      expect(page).toContain(`id="${operationId}"`);
    }
    for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`id="${name}"`);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
    expect(page).not.toMatch(/<script| style=| src=|<link|<img|\[object/);
  });

  test('has the one style sheet that its policy allows', async () => {
    const response = await api.get('/docs');
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
  });
});

describe('the fields of feeds and answers are explained', () => {
  test('in the OpenAPI document, where no keyword is a stranger', () => {
    const { Cinema, ShowDetails } = document.components.schemas as Record<
      string,
      { properties: Record<string, { description?: string }>; required: string[] }
    >;
    expect(Cinema!.properties['seatCount']).toMatchObject({ description: 'How many seats it has.', example: 1200 });
    for (const { properties } of [Cinema!, ShowDetails!]) {
      expect(Object.entries(properties).filter(([, { description }]) => description === undefined)).toEqual([]);
    }
    expect(JSON.stringify(document)).not.toContain('"shown"');
  });

  test('which demands of answers what it did, whatever a feed may leave out', () => {
    const { Cinema, Show } = document.components.schemas as Record<string, { required: string[]; properties: object }>;
    for (const { required, properties } of [Cinema!, Show!]) {
      expect(required.toSorted()).toEqual(Object.keys(properties).toSorted());
    }
  });

  test.each(FEED_FILES)('in the JSON Schema of $name, to which /api/docs leads', async ({ name }) => {
    const answered = await api.get(`/docs/feeds/${name}.schema.json`);
    expect(answered.status).toBe(200);
    expect(await answered.text()).toContain('"description"');
    expect(await (await api.get('/docs')).text()).toContain(`href="/api/docs/feeds/${name}.schema.json"`);
  });

  test('a schema that is none is not found', async () => {
    expect((await api.get('/docs/feeds/nothing.schema.json')).status).toBe(404);
    expect((await api.get('/docs/feeds/cinemas.json')).status).toBe(404);
  });
});
