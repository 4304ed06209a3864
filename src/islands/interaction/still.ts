/**
 * Whether an event has no person behind it: a page that opens under a still pointer gets a `pointermove` that moves
 * nowhere.
 */
export const isStill = (event: Event & { movementX?: number; movementY?: number }): boolean =>
  event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
