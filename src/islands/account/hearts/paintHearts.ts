import type { DeviceChoices } from '../../../domain/account/changes.ts';
import { heartsIn, type HeartKind } from '../../../markup/hearts.ts';

/** Shows in each heart of the page whether it is chosen. */
export function paintHearts(choices: DeviceChoices): void {
  for (const heart of heartsIn(document)) heart.setAttribute('aria-pressed', String(isChosen(heart, choices)));
}

/** Whether what a heart is about is among the choices. */
export function isChosen({ name, value }: HTMLButtonElement, { wishlist, favourites }: DeviceChoices): boolean {
  return (name === ('wish' satisfies HeartKind) ? wishlist : favourites).includes(value);
}
