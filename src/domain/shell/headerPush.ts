import type { HeaderPush } from '../../contract/push.ts';

/**
 * The push above the header (SPEC 3, "Header push is keyed by push type"): home has its own, all other pages share one.
 */
export function headerPushOf(pushes: Iterable<HeaderPush>, isHome: boolean): HeaderPush | undefined {
  const type = isHome ? 'home' : 'other';
  return [...pushes].find((push) => push.type === type);
}

/**
 * The key that a browser stores for a push it has shown on a day. The push stays hidden while the key would be the
 * same, so until tomorrow (SPEC 4, "Header push"). Undefined on home, where it is always shown.
 */
export function viewKey(push: HeaderPush, day: string): string | undefined {
  return push.type === 'home' ? undefined : `${push.id} ${day}`;
}
