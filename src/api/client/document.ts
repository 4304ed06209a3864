import { CAPTCHA_HEADER } from '../../domain/captchaWork.ts';
import { schemaReference } from '../schemas.ts';
import { ERRORS, SERVICE_CALLS, SITE_CALLS, type Call, type Named } from './calls.ts';

/** How clients authenticate, in OpenAPI's terms. */
export const SECURITY_SCHEMES = {
  client: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An access token of a signed-in client.',
  },
} as const;

/**
 * The clients' calls and the voucher checks as paths of OpenAPI. `service`: the base address of the accounts host's calls.
 */
export function clientPaths(service: string): Record<string, object> {
  const paths: Record<string, Record<string, unknown>> = {};
  const add = (group: string, calls: readonly Call[], ofPath: object, ofOperation: object) => {
    for (const each of calls) {
      const [method = '', path = ''] = each.call.split(' ');
      const operation = { ...operationOf(each, path, method), tags: [group], ...ofOperation };
      paths[path] = { ...paths[path], ...ofPath, [method.toLowerCase()]: operation };
    }
  };
  add('Clients', SITE_CALLS, {}, {});
  add('Client service', SERVICE_CALLS, { servers: [{ url: service }] }, { description: `On \`${service}\`.` });
  return paths;
}

const UNANSWERED = 'Without a good answer to a captcha.';
/** The path parameters. */
const MEANINGS: Readonly<Record<string, string>> = {
  id: 'The client’s own id: `sub` of the token.',
  slug: 'The slug of the cinema or show.',
  code: 'What is printed on the voucher, however it is typed.',
  number: 'The number of the gift card.',
  secret: 'The code under its scratch field.',
};

function operationOf({ name, summary, answer, body, errors, asks }: Call, path: string, method: string) {
  const json = ([of, schema]: Named) => ({ 'application/json': { schema: schemaReference(of, schema) } });
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    description: MEANINGS[parameter!],
    schema: { type: 'string' },
  }));
  const captcha = {
    name: CAPTCHA_HEADER,
    in: 'header',
    required: true,
    description: 'The challenge and its solution, as base64 of JSON.',
    schema: { type: 'string' },
  };
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    operationId: method === 'GET' ? `get${name}` : name[0]!.toLowerCase() + name.slice(1),
    summary,
    parameters: [...inPath, ...(asks === 'captcha' ? [captcha] : [])],
    ...(body && { requestBody: { content: json(body) } }),
    ...(asks === 'token' && { security: [{ client: [] }] }),
    responses: {
      ...(answer ? { 200: { description: summary, content: json(answer) } } : { 204: { description: 'Done.' } }),
      ...Object.fromEntries(
        errors.map((status) => {
          const description = status === 403 && asks === 'captcha' ? UNANSWERED : ERRORS[status];
          return [status, { description, content: error }];
        }),
      ),
    },
  };
}
