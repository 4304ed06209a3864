import { createHash } from 'node:crypto';

/** The name by which the store knows a secret that whoever has can use: its SHA-256. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
