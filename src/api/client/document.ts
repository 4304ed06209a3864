import { schemaReference } from '../schemas.ts';
import { ERRORS, SERVICE_CALLS, SITE_CALLS, type Call, type Named } from './calls.ts';

/** How a client shows who they are, in the words of OpenAPI. */
export const SECURITY_SCHEMES = {
  client: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An access token of a signed-in client.',
  },
} as const;

/** The client's calls and the checks of vouchers, as paths of OpenAPI. `service`: where the accounts host has its own. */
export function clientPaths(service: string): Record<string, object> {
  const paths: Record<string, Record<string, unknown>> = {};
  const add = (group: string, calls: readonly Call[], more: object) => {
    for (const each of calls) {
      const [method = '', path = ''] = each.call.split(' ');
      paths[path] = { ...paths[path], ...more, [method.toLowerCase()]: operationOf(each, path, method, group) };
    }
  };
  add('Clients', SITE_CALLS, {});
  add('Client service', SERVICE_CALLS, { servers: [{ url: service }] });
  return paths;
}

function operationOf({ name, summary, answer, body, errors, asks }: Call, path: string, method: string, group: string) {
  const json = ([of, schema]: Named) => ({ 'application/json': { schema: schemaReference(of, schema) } });
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const captcha = {
    name: 'X-Captcha-Response',
    in: 'header',
    required: true,
    description: 'The challenge and its solution, as base64 of JSON.',
    schema: { type: 'string' },
  };
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    operationId: method === 'GET' ? `get${name}` : name[0]!.toLowerCase() + name.slice(1),
    tags: [group],
    summary,
    parameters: [...inPath, ...(asks === 'captcha' ? [captcha] : [])],
    ...(body && { requestBody: { content: json(body) } }),
    ...(asks === 'token' && { security: [{ client: [] }] }),
    responses: {
      ...(answer ? { 200: { description: summary, content: json(answer) } } : { 204: { description: 'Done.' } }),
      ...Object.fromEntries(errors.map((status) => [status, { description: ERRORS[status], content: error }])),
    },
  };
}
