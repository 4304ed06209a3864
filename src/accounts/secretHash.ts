import { createHash } from 'node:crypto';

/** SHA-256 of a bearer secret, in base64url: the database stores only this. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
