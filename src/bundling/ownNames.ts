import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRAND } from '#folders';

/**
 * What the names of package.json mean to the process that builds, for bundlers, which would not know its conditions: the
 * chain's brand, or that of tests.
 */
export const OWN_NAMES = {
  '#brand': resolve(BRAND),
  '#folders': fileURLToPath(import.meta.resolve('#folders')),
};
