import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type Api } from './server.ts';

type Document = {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, { get: { operationId: string; parameters?: { name: string; in: string }[] } }>;
  components: { schemas: Record<string, object> };
};

let api: Api;
let document: Document;
beforeAll(async () => {
  api = await startApi();
  document = await api.json<Document>('/openapi.json');
});
afterAll(() => api.stop());

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
  test('has every endpoint, on the host it was asked of', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'http://fr.aurore.test/api' }]);
    expect(Object.keys(document.paths).sort()).toEqual(PATHS);
  });

  test('names each path parameter, the language, and each operation once', () => {
    const operations = Object.entries(document.paths).map(([path, { get }]) => ({ path, ...get }));
    for (const { path, parameters = [] } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath);
      expect(parameters).toContainEqual(expect.objectContaining({ name: 'language', in: 'query', required: false }));
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(PATHS.length);
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
    for (const [path, { get }] of Object.entries(document.paths)) {
      expect(page).toContain(`GET ${path}</code>`);
      expect(page).toContain(`id="${get.operationId}"`);
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
