import { AuthError, errorOfProvider } from '../../domain/account/authErrors.ts';
import { fieldsOf } from '../../lib/fields.ts';

/** What a token endpoint returns. */
export type Tokens = {
  readonly accessToken: string;
  /** Seconds. */
  readonly expiresIn: number;
  readonly idToken: string | undefined;
  readonly refreshToken: string | undefined;
};

/** SPEC 7: "retried up to 3 times; default timeout 10 s". */
const ATTEMPTS = 1 + 3;
const PATIENCE_MS = 10_000;

/**
 * Requests tokens, and again up to three times while there is no response; a refusal counts as one. Rejects with an
 * AuthError.
 */
export async function requestTokens(endpoint: string, fields: Readonly<Record<string, string>>): Promise<Tokens> {
  for (let attempt = 1; ; attempt += 1) {
    const tooLate = AbortSignal.timeout(PATIENCE_MS);
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(endpoint, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams(fields),
        signal: tooLate,
      });
      body = await response.json();
    } catch (error) {
      // A response that is not JSON will not become JSON on a retry.
      if (error instanceof SyntaxError) throw new AuthError('request_error', 'the token endpoint does not speak JSON');
      if (attempt < ATTEMPTS) continue;
      throw new AuthError(tooLate.aborted ? 'timeout' : 'request_error', 'the token endpoint');
    }
    return readTokens(response.ok, body);
  }
}

function readTokens(ok: boolean, body: unknown): Tokens {
  const fields = fieldsOf(body);
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined);
  if (!ok) throw errorOfProvider(text('error') ?? 'request_error', text('error_description'), text('mfa_token'));
  const accessToken = text('access_token');
  const { expires_in: expiresIn } = fields;
  const isBearer = text('token_type')?.toLowerCase() === 'bearer';
  if (accessToken === undefined || !isBearer || typeof expiresIn !== 'number') {
    throw new AuthError('request_error', 'the token endpoint gave no bearer token');
  }
  return { accessToken, expiresIn, idToken: text('id_token'), refreshToken: text('refresh_token') };
}
