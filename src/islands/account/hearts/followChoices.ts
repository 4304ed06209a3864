import { $choices } from '../../../stores/clientState.ts';
import { onEvent } from '../../ui/lib/events.ts';
import { paintHearts } from './paintHearts.ts';

let stops: readonly (() => void)[] = [];

/**
 * Shows the choices in the page's hearts when they change, or hearts are added. A client's arrive without anybody
 * touching the page, which is no reason to load React.
 */
export function followChoices(): void {
  const paint = () => paintHearts($choices.get());
  stops = [$choices.listen(paint), onEvent('panel', paint)];
}

/** Stops this: React shows them from now on (Hearts.tsx). */
export function stopFollowing(): void {
  for (const stop of stops) stop();
}
