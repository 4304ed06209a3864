import type { Context } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../response.ts';

/**
 * The JSON body of a call, parsed. An empty body counts as `{}` (SPEC's calls may have none) and needs no content type.
 * Throws 415 for another content type, 400 for a body that does not fit the schema.
 */
export async function readBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  const text = await context.req.text();
  if (text !== '' && !isJson(context.req.header('Content-Type'))) {
    throw new ApiError(415, 'A body must be JSON, and say so: Content-Type: application/json.');
  }
  const result = schema.safeParse(text === '' ? {} : parse(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const parameter = issue?.path.join('.') ?? '';
  throw new ApiError(400, `Bad parameter ${parameter}: ${issue?.message ?? 'not understood'}.`, parameter);
}

function isJson(type: string | undefined): boolean {
  return type?.split(';', 1)[0]!.trim().toLowerCase() === 'application/json';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'The body is no JSON that can be read.');
  }
}
