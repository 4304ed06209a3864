import { HERO_POSTER, POSTER, SHOW_IN_LIST } from '../../../markup/classHooks.ts';

/**
 * Names the poster that grows into a film's page, or shrinks back: the visible one beside a link to where the visitor
 * goes or comes from, else the film page's own. The transition itself is the browser's (`@view-transition` in
 * global.css); styles cannot tell which poster it is, and one name for each would be a picture taken of each. Visitors
 * who prefer reduced motion get no transition.
 */
let last: HTMLElement | null | undefined;

function name({ viewTransition }: PageSwapEvent | PageRevealEvent, url: string | null | undefined): void {
  if (last) last.style.viewTransitionName = '';
  if (!viewTransition || !url) return;
  last =
    [...document.querySelectorAll(`a[href="${new URL(url).pathname}"]`)]
      .map((link) => (link.closest(SHOW_IN_LIST) ?? link).querySelector<HTMLElement>(POSTER))
      .find((poster) => {
        const box = poster?.getBoundingClientRect();
        return box && box.bottom > 0 && box.top < innerHeight;
      }) ?? document.querySelector<HTMLElement>(HERO_POSTER);
  if (last) last.style.viewTransitionName = 'poster';
}

addEventListener('pageswap', (event) => name(event, event.activation?.entry.url));
// Not every browser has the Navigation API.
addEventListener('pagereveal', (event) =>
  name(event, (window.navigation as Navigation | undefined)?.activation?.from?.url),
);
