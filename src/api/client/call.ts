import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { Context, Env } from 'hono';
import type { z } from 'zod';
import { CAPTCHA_HEADER } from '../../domain/offers/captchaWork.ts';
import { schemaReference } from '../schemas.ts';
import { personalResponse } from './response.ts';
import { readBody } from './body.ts';

/** How clients authenticate, in OpenAPI's terms. */
export const SECURITY_SCHEMES = {
  client: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An access token of a signed-in client.',
  },
} as const;

/** What each status means, as the OpenAPI document describes it. */
const ERRORS = {
  400: 'An invalid parameter, named by `parameter`.',
  401: 'No token or an invalid one; `WWW-Authenticate` has the reason.',
  403: 'The token of another client, or a call from a page of another site.',
  404: 'There is no such cinema or show.',
  409: 'More favourites than the site allows (`favourites_limit`). Nothing has changed.',
  429: 'Too many requests; `Retry-After` has the seconds to wait.',
} as const;
const UNANSWERED = 'No valid answer to a captcha.';

/** The path parameters, which are all text: an unknown slug is not found rather than bad. */
const PARAMETERS = {
  id: 'The client’s own id: `sub` of the token.',
  slug: 'The slug of the cinema or show.',
  code: 'What is printed on the voucher, in any spacing and case.',
  number: 'The number of the gift card.',
  secret: 'The code under its scratch field.',
} as const;
type Parameter = keyof typeof PARAMETERS;

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name & Parameter) | ParameterOf<Rest>
  : never;

/** A schema and the name that the OpenAPI document gives it. */
type Named<Schema extends z.ZodType> = readonly [name: string, schema: Schema];

type Received<E extends Env, Path extends string, Body extends z.ZodType> = {
  readonly context: Context<E>;
  readonly params: Readonly<Record<ParameterOf<Path>, string>>;
  readonly body: z.output<Body>;
};

type Call<E extends Env, Path extends string, Result extends z.ZodType, Body extends z.ZodType> = {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly path: Path;
  /** Name of the operation in the OpenAPI document, which puts `get` before that of a GET. */
  readonly name: string;
  readonly group: 'Clients' | 'Client service';
  readonly summary: string;
  /** What a 200 holds; undefined for calls that answer 204. */
  readonly response?: Named<Result>;
  readonly body?: Named<Body>;
  readonly errors: readonly (keyof typeof ERRORS)[];
  /** Who may call: a signed-in client, anyone who answers a captcha, or anybody. Checked elsewhere, described here. */
  readonly requires: 'token' | 'captcha' | 'nothing';
  readonly reply: (received: Received<E, Path, Body>) => Promise<z.input<Result>>;
};

/** Adds a call about private data, and its entry in the OpenAPI document. Its responses are stored nowhere. */
export function addCall<
  E extends Env,
  const Path extends `/${string}`,
  Result extends z.ZodType = z.ZodVoid,
  Body extends z.ZodType = z.ZodVoid,
>(app: OpenAPIHono<E>, call: Call<E, Path, Result, Body>): void {
  const { response, body, reply } = call;
  app.openapi(routeOf(call), async (context) => {
    const data = await reply({
      context,
      params: context.req.param() as Received<E, Path, Body>['params'],
      body: (body && (await readBody(context, body[1]))) as z.output<Body>,
    });
    return response
      ? personalResponse(context, response[1].parse(data))
      : context.body(null, 204, { 'Cache-Control': 'no-store' });
  });
}

function routeOf<E extends Env, Result extends z.ZodType, Body extends z.ZodType>({
  method,
  path,
  name,
  group,
  summary,
  response,
  body,
  errors,
  requires,
}: Call<E, string, Result, Body>) {
  const json = (schema: { $ref: string }) => ({ 'application/json': { schema } });
  const text = { required: true, schema: { type: 'string' } } as const;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, each]) => ({ ...text, name: each!, in: 'path', description: PARAMETERS[each as Parameter] }) as const,
  );
  const captcha = {
    ...text,
    name: CAPTCHA_HEADER,
    in: 'header',
    description: 'The challenge and its solution, as base64 of JSON.',
  } as const;
  const failures = errors.map((status) => {
    const description = status === 403 && requires === 'captcha' ? UNANSWERED : ERRORS[status];
    return [status, { description, content: json({ $ref: '#/components/schemas/Error' }) }] as const;
  });
  return createRoute({
    method,
    path,
    operationId: method === 'get' ? `get${name}` : name[0]!.toLowerCase() + name.slice(1),
    tags: [group],
    summary,
    parameters: [...inPath, ...(requires === 'captcha' ? [captcha] : [])],
    // A reference instead of a schema: the body is read by `readBody`, whose errors are the contract's.
    ...(body && { request: { body: { content: json(schemaReference(...body)) } } }),
    ...(requires === 'token' && { security: [{ client: [] }] }),
    responses: {
      ...(response
        ? { 200: { description: summary, content: json(schemaReference(...response)) } }
        : { 204: { description: 'Done.' } }),
      ...Object.fromEntries(failures),
    },
  });
}
