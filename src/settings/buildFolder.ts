import type { Settings } from './settings.ts';

/** Where the built site is. One with the page of components stands beside that for visitors, never in its place. */
export function buildFolder({ COMPONENTS }: Pick<Settings, 'COMPONENTS'>): string {
  return COMPONENTS === 'on' ? 'dist-components' : 'dist';
}
