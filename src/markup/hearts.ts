import type { ChoiceKind } from '../domain/account/changes.ts';

/**
 * Buttons in HTML by which a visitor chooses: hearts, with which they wish to see a show or have a cinema as a favourite, and
 * emotions. All are of the page's one form for them, which leads to signing in; the name of each is what it chooses, its value the
 * slug of which. Pages write them, scripts read them.
 */
export type Choice = { readonly kind: ChoiceKind; readonly slug: string; readonly title: string };

/** What hearts choose. */
export type HeartKind = 'wish' | 'favourite';
/** What a heart is about. */
export type Heart = Choice & { readonly kind: HeartKind };

/** The value of `data-load` of hearts: the action of their press (islands/ui/actions/actions.ts). */
const HEART_ACTION = 'heart';
/** The id of their form: one for each would be as many landmarks without a name. */
export const HEARTS_FORM = 'hearts';
/** The selector of hearts. */
export const HEART = `[data-load=${HEART_ACTION}]`;

/** The attributes of a heart's button, which is not pressed: pages are the same for everyone. Of a card, its poster has the title. */
export function heartAttributes({ kind, slug, title }: Heart, hasPoster: boolean): Readonly<Record<string, string>> {
  return {
    'data-load': HEART_ACTION,
    form: HEARTS_FORM,
    name: kind,
    value: slug,
    ...(hasPoster ? {} : { 'data-title': title }),
    'aria-pressed': 'false',
  };
}

/** The attributes of an emotion's button, but whether it is pressed. */
export function emotionAttributes({ kind, slug, title }: Choice): Readonly<Record<string, string>> {
  return { 'data-load': 'emotion', form: HEARTS_FORM, name: kind, value: slug, 'data-title': title };
}

/** The hearts and emotions of the page. */
export function choiceButtons(): readonly HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(`[form=${HEARTS_FORM}]`)];
}

/** What a heart or an emotion is about, by its button. */
export function choiceOf(button: HTMLButtonElement): Choice {
  // Only pages write these names.
  return { kind: button.name as ChoiceKind, slug: button.value, title: titleOf(button) };
}

function titleOf(button: HTMLButtonElement): string {
  const titled =
    'title' in button.dataset ? button : button.closest('.card')?.querySelector<HTMLElement>('[data-title]');
  return titled?.dataset['title'] ?? '';
}
