import type { Settings } from './schema.ts';

/** The keys in EDITOR_KEYS, by editor's name. */
export function editorKeys({ EDITOR_KEYS }: Pick<Settings, 'EDITOR_KEYS'>): ReadonlyMap<string, string> {
  return new Map(
    EDITOR_KEYS.map((each) => {
      const at = each.indexOf(':');
      return [each.slice(0, at), each.slice(at + 1)];
    }),
  );
}
