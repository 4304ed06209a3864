/**
 * Loads the font: on the first page of a visit after the page is painted, pictures included, in fallback fonts with the
 * same metrics; on later pages at once, since it is in the browser's cache (decision 9). Setting a whole page in a new
 * font blocks a cheap phone for a tenth of a second, so it is applied part by part, about forty elements per frame, and
 * finally to whatever surrounds the parts and joins the page later. Not to the root, whose font determines all lengths
 * in `rem`. Without script the styles load the font.
 */
const face = new FontFace('Instrument Sans', `url(${document.querySelector<HTMLLinkElement>('link[as=font]')!.href})`, {
  weight: '400 700',
  stretch: '75% 100%',
});
const set = ({ dataset }: HTMLElement) => (dataset['lettered'] = '');
const size = (element: Element) => element.querySelectorAll('*').length;

function parts(element: Element): Element[] {
  return size(element) < 40 ? [element] : [...element.children].flatMap(parts);
}

async function applyByParts(): Promise<void> {
  let done = 99;
  for (const part of parts(document.body)) {
    if (done > 25) {
      done = 0;
      await new Promise(requestAnimationFrame);
    }
    set(part as HTMLElement);
    done += size(part) + 1;
  }
  requestAnimationFrame(() => set(document.body));
}

// A font that does not arrive leaves the fallback.
const ignore = () => {};
document.fonts.add(face);
if (document.referrer.startsWith(`${location.origin}/`)) {
  void face.load().then(() => set(document.documentElement), ignore);
} else {
  addEventListener('load', () =>
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return;
      observer.disconnect();
      requestAnimationFrame(() => void face.load().then(applyByParts, ignore));
    }).observe({ type: 'paint', buffered: true }),
  );
}

export {};
