import { isChosen, type ChoiceKind, type Choices } from '../../../domain/account/changes.ts';
import { choiceButtons } from '../../../markup/hearts.ts';

/** Shows in each heart and emotion of the page whether it is chosen. */
export function paintHearts(choices: Choices): void {
  for (const button of choiceButtons())
    button.setAttribute('aria-pressed', String(isChosen(choices, button.name as ChoiceKind, button.value)));
}
