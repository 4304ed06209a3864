import { BUILT } from '#folders';
import type { Settings } from './schema.ts';

/**
 * The folder of the built site. A build with the page of components has its own folder, so it never replaces the
 * visitors'.
 */
export function buildFolder({ COMPONENTS }: Pick<Settings, 'COMPONENTS'>): string {
  return COMPONENTS === 'on' ? `${BUILT}-components` : BUILT;
}
