/**
 * Whether an event has no person behind it: a page that opens under a still pointer gets a `pointermove` that moves
 * nowhere.
 */
export const isStill = (event: Event & { movementX?: number; movementY?: number }): boolean =>
  event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click has its usual meaning: no other button, and no key with which browsers open a tab or window or
 * download.
 */
export function isPlainClick(event: Click): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
