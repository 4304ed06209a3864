import type { ClientDirective } from 'astro';
import { isStill } from '../interaction/still.ts';

/** The module of Panels.island.tsx. `personal` starts what is personal, `granted` what the visitor has consented to. */
type Module = { openFrom(link: HTMLElement): void; personal(): void; granted(): void };

/**
 * `client:panels`: loads the island's module, without a framework, when the visitor presses a link with `data-modal`, a
 * button with `data-share`, or anything with `data-account` or `data-load`, and hands it the pressed element. Until then
 * the page has no script but this. If the module cannot be loaded, the link leads to its page.
 *
 * The module also starts what is personal and registers the service worker: at once if someone is signed in, according to
 * this site's storage or the cookie shared by all sites (domain/silentSignIn.ts); else, on a page with something to choose,
 * at the first sign of a person. And it starts at once what a consent to audience measurement or advertising has to load
 * (domain/consent.ts).
 */
const panels: ClientDirective = (_load, _options, element) => {
  const address = element.getAttribute('component-url')!;
  const load = () => import(/* @vite-ignore */ address) as Promise<Module>;
  const linkOf = ({ target }: Event) =>
    target instanceof Element
      ? target.closest<HTMLElement>('a[data-modal],[data-share],[data-account],[data-load]')
      : null;

  // `%22a` is the start of "audience" and "advertising" in the encoded cookie. A false match only loads the module
  // early.
  if (document.cookie.includes('%22a')) void load().then((module) => module.granted());
  document.addEventListener('pointerover', (event) => void (linkOf(event) && load()));
  // Without a network the module cannot be loaded.
  const start = () =>
    void load().then(
      (module) => module.personal(),
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
