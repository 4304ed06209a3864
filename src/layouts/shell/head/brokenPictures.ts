/**
 * Hides decorative pictures that fail to load, as soon as they do: what lies under them, such as a film's title, shows
 * then without the browser's sign of a broken picture. One that loads later, in another width, is shown.
 */
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLImageElement) || target.alt) return;
    const { style } = target;
    style.visibility = 'hidden';
    target.addEventListener('load', () => (style.visibility = ''), { once: true });
  },
  true,
);

export {};
