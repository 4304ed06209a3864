import type { ClientDirective } from 'astro';
import { isStill } from '../interaction/still.ts';

/**
 * `client:panels`: loads the island's module, and no framework, when a link with `data-modal` or a button with
 * `data-share`, or anything with `data-load`, is pressed, and hands it that. Until then the page has no script but this; if
 * the module cannot be had, the link leads to its page. The module also begins with what is personal and with the service
 * worker: at once if somebody is signed in, as far as this site's storage or the cookie of all sites says
 * (domain/silentSignIn.ts), else when the first sign of a person comes to a page that has something to choose. And it begins at
 * once with what a consent to audience measurement or advertising has to load (domain/consent.ts).
 */
type Module = { openFrom(link: HTMLElement): void; startAccount(): void; begin(): void };

const panels: ClientDirective = (_load, _options, element) => {
  const address = element.getAttribute('component-url')!;
  const load = () => import(/* @vite-ignore */ address) as Promise<Module>;
  const linkOf = ({ target }: Event) =>
    target instanceof Element
      ? target.closest<HTMLElement>('a[data-modal],[data-share],[data-account],[data-load]')
      : null;

  // `%22a` is the start of "audience" and "advertising" in the encoded cookie. A false match only loads the module
  // early.
  if (document.cookie.includes('%22a')) void load().then((module) => module.begin());
  document.addEventListener('pointerover', (event) => void (linkOf(event) && load()));
  // Without a network the module cannot be loaded.
  const start = () =>
    void load().then(
      (module) => module.startAccount(),
      () => {},
    );
  if ('client' in document.documentElement.dataset || document.cookie.includes('aurore_session=')) {
    start();
  } else if (document.querySelector('[data-show],[data-house],[data-slug]')) {
    const alone = new AbortController();
    const { signal } = alone;
    const first = (event: Event) => {
      if (isStill(event)) return;
      alone.abort();
      start();
    };
    for (const sign of ['pointermove', 'pointerdown', 'keydown']) addEventListener(sign, first, { signal });
  }
  let held: HTMLElement | undefined;
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    event.preventDefault();
    // A second press while waiting would undo the first.
    if (held === link) return;
    held = link;
    void load()
      .then(
        ({ openFrom }) => openFrom(link),
        () => link instanceof HTMLAnchorElement && location.assign(link.href),
      )
      .finally(() => (held = undefined));
  });
};

export default panels;
