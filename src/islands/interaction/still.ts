/** Whether nobody did this: a browser tells a page that opens under a pointer of that by a move, too, one that goes nowhere. */
export const isStill = (event: Event & { movementX?: number; movementY?: number }): boolean =>
  event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
