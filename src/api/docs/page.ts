import { FEED_FILES } from '../../contract/fieldGuide.ts';
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { ApiDocument } from '../documents.ts';
import { proseOf } from './prose.ts';
import { notationOf, type JsonSchema } from './notation.ts';
import { STYLE } from './style.ts';

/** The page loads and runs nothing; its one style sheet is allowed by its hash. */
export const DOCS_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
};
type Operation = {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, { schema: JsonSchema }> };
  readonly security?: readonly object[];
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Record<string, { schema: JsonSchema }> }>
  >;
};
type Endpoint = Operation & { readonly method: string; readonly path: string; readonly address: string };
/** An entry of `paths`: operations by method, which refer only to schemas, and perhaps a server of their own. */
type PathItem = { readonly servers?: readonly [{ readonly url: string }] } & Readonly<Record<string, unknown>>;

/** The API's reference for people, made from the same document that programs read. */
export async function docsPage({ info, servers, paths, components }: ApiDocument): Promise<string> {
  const base = servers[0]?.url ?? '';
  const endpoints = (Object.entries(paths) as [string, PathItem][]).flatMap(([path, { servers: own, ...operations }]) =>
    Object.entries(operations).map(([method, operation]): Endpoint => {
      const address = (own?.[0].url ?? base) + path;
      return { ...(operation as Operation), method: method.toUpperCase(), path, address };
    }),
  );
  const groups = Map.groupBy(endpoints, ({ tags }) => tags[0]);
  const schemas = Object.entries(components.schemas) as [string, JsonSchema][];

  return String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${info.title}</title>
          <meta name="description" content="Every endpoint of the API and the shape of its answer." />
          ${raw(`<style>${STYLE}</style>`)}
        </head>
        <body>
          <main>
            <h1>${info.title}</h1>
            ${info.description.split('\n\n').map((paragraph) => html`<p>${proseOf(paragraph)}</p>`)}
            <p>Addresses begin with <code>${base}</code>. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
            <nav aria-label="Endpoints">
              ${[...groups].map(
                ([group, ofGroup]) =>
                  html`<h2>${group}</h2>
                    <ul>
                      ${ofGroup.map(
                        ({ method, path, operationId, summary }) =>
                          html`<li>
                            <a href="#${operationId}"><code>${method === 'GET' ? '' : `${method} `}${path}</code></a>
                            ${proseOf(summary)}
                          </li>`,
                      )}
                    </ul>`,
              )}
            </nav>
            ${endpoints.map(endpointSection)}
            <h2 id="feeds">Feeds</h2>
            <p>JSON Schemas of the files of a feed, for editors that complete and check them.</p>
            <ul>
              ${FEED_FILES.map(
                ({ name, path, holds }) =>
                  html`<li>
                    <a href="/api/docs/feeds/${name}.schema.json"><code>${path}</code></a> ${holds}.
                  </li>`,
              )}
            </ul>
            <h2 id="shapes">Shapes</h2>
            ${schemas.map(
              ([name, schema]) =>
                html`<section aria-labelledby="${name}">
                  <h3 id="${name}">${name}</h3>
                  <pre>${notationOf(schema)}</pre>
                </section>`,
            )}
          </main>
        </body>
      </html>`,
  );
}

function endpointSection(endpoint: Endpoint) {
  const { method, path, address, operationId, summary, description, parameters = [], responses } = endpoint;
  const { requestBody, security } = endpoint;
  const canBeTried = method === 'GET' && !security && parameters.every(({ required }) => !required);
  return html`<section aria-labelledby="${operationId}">
    <h2 id="${operationId}"><code>${method} ${path}</code></h2>
    <p>${proseOf(summary)} ${description === undefined ? '' : proseOf(description)}</p>
    ${canBeTried ? html`<p><a href="${address}">${address}</a></p>` : ''}
    <dl>
      ${parameters.map(
        ({ name, in: place, required, description: meaning = '' }) =>
          html`<dt><code>${name}</code> <small>${place}${required ? ', required' : ''}</small></dt>
            <dd>${proseOf(meaning)}</dd>`,
      )}
      ${
        requestBody
          ? html`<dt>body</dt>
              <dd>${shapeOf(requestBody.content)}</dd>`
          : ''
      }
      ${Object.entries(responses).map(
        ([status, { description: meaning, content }]) =>
          html`<dt>${status}</dt>
            <dd>${status === '200' ? '' : proseOf(meaning)} ${shapeOf(content)}</dd>`,
      )}
    </dl>
  </section>`;
}

function shapeOf(content: Record<string, { schema: JsonSchema }> | undefined) {
  const schema = content?.['application/json']?.schema;
  return schema ? html`<code>${notationOf(schema)}</code>` : '';
}
