import type { Context, Env, Hono, MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { ApiError } from './response.ts';

/**
 * Refuses, with 405 and the methods that there are, what is not found because an app has its address for other methods only
 * (RFC 9110, 15.5.6). To be used before the app's routes; `respond` makes the response.
 */
export function otherMethods<E extends Env>(
  app: Hono<E>,
  respond: (error: ApiError, context: Context<E>) => Response,
): MiddlewareHandler {
  return methodNotAllowed({
    app,
    onMethodNotAllowed: (context, methods) => {
      const message = `${context.req.method} is not possible here; try ${methods[0]}.`;
      return respond(new ApiError(405, message, undefined, { headers: { Allow: methods.join(', ') } }), context);
    },
  });
}
