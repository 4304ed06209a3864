import type { ClientDirective } from 'astro';

/**
 * `client:panels`: loads the island's module, and no framework, when a link with `data-modal` or a button with
 * `data-share` is pressed, and hands it that. Until then the page has no script but this; if the module cannot be had,
 * the link leads to its page.
 */
const panels: ClientDirective = (_load, _options, element) => {
  const address = element.getAttribute('component-url')!;
  const load = () => import(/* @vite-ignore */ address) as Promise<{ openFrom(link: HTMLElement): void }>;
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('a[data-modal],[data-share]') : null;

  document.addEventListener('pointerover', (event) => void (linkOf(event) && load()), { passive: true });
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    event.preventDefault();
    load().then(
      ({ openFrom }) => openFrom(link),
      () => link instanceof HTMLAnchorElement && location.assign(link.href),
    );
  });
};

export default panels;
