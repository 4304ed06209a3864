/**
 * Hearts in HTML: buttons by which a visitor wishes to see a show, or has a cinema as a favourite. All are of the page's one form for
 * them, which leads to signing in; the name of each is what it chooses, its value the slug of which. Pages write them, scripts read
 * them.
 */
export type HeartKind = 'wish' | 'favourite';

/** What a heart is about. */
export type Heart = { readonly kind: HeartKind; readonly slug: string; readonly title: string };

/** The value of `data-load` of hearts: the action of their press (islands/actions/actions.ts). */
const ACTION = 'heart';
/** The id of their form: one for each would be as many landmarks without a name. */
export const HEARTS_FORM = 'hearts';
/** The selector of hearts. */
export const HEART = `[data-load=${ACTION}]`;

/** The attributes of a heart's button, which is not pressed: pages are the same for everyone. Of a card, its poster has the title. */
export function heartAttributes({ kind, slug, title }: Heart, hasPoster: boolean): Readonly<Record<string, string>> {
  return {
    'data-load': ACTION,
    form: HEARTS_FORM,
    name: kind,
    value: slug,
    ...(hasPoster ? {} : { 'data-title': title }),
    'aria-pressed': 'false',
  };
}

/** The hearts within an element or a document. */
export function heartsIn(root: ParentNode): readonly HTMLButtonElement[] {
  return [...root.querySelectorAll<HTMLButtonElement>(HEART)];
}

/** What a heart is about, by its button. */
export function heartOf(button: HTMLButtonElement): Heart {
  const { name, value } = button;
  return { kind: name === 'favourite' ? name : 'wish', slug: value, title: titleOf(button) };
}

function titleOf(button: HTMLButtonElement): string {
  const titled =
    'title' in button.dataset ? button : button.closest('.card')?.querySelector<HTMLElement>('[data-title]');
  return titled?.dataset['title'] ?? '';
}
