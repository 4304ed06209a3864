import { ID } from '#brand/brand.ts';

/**
 * Value of WWW-Authenticate for a client without a valid token, with what was wrong with it, if given (RFC 6750, 3).
 */
export function bearerChallenge(error?: string, description?: string): string {
  const parameter = error === undefined ? '' : `, error="${error}"`;
  return `Bearer realm="${ID}"${parameter}${description === undefined ? '' : `, error_description="${description}"`}`;
}
