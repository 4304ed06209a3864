import { SCREENS } from './support/screens.ts';
import { expect, furtherIf, test } from './support/test.ts';

/** German has words that are longer than a line on a phone. */
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel';
const TITLE = 'Le Cuirassé Potemkine';
const CINEMA = 'aurore-paris-grands-boulevards';
const ROW = `/films-a-la-suite/${CINEMA}/filters/date-2026-11-22?film=le-cuirasse-potemkine-44008&film=sherlock-junior-44007`;

for (const width of [360, 768, 1440]) {
  test(`a title of one long word stays within its place, ${width} px wide${furtherIf(width > 360)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(SCREENS.film);
    const screening = (await page.locator('a.about').first().getAttribute('href'))!;
    const reference = screening.split('/').at(-1)!;
    const paths = [
      ...Object.values(SCREENS),
      '/grille-horaire/le-cuirasse-potemkine-44008',
      '/recherche?q=potemkine',
      ROW,
      screening,
      `/demander-aux-amis?s=${reference}`,
    ];
    for (const path of paths) {
      await page.goto(path);
      const beyond = await page.evaluate(
        ({ title, word }) => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const changed: Text[] = [];
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            if (
              text.parentElement!.closest('script, style, .sr-only, .ticket small') ||
              !text.nodeValue!.includes(title)
            )
              continue;
            text.nodeValue = text.nodeValue!.replace(title, word);
            changed.push(text as Text);
          }
          const range = document.createRange();
          const isBeyond = (text: Text) => {
            range.selectNodeContents(text);
            const block = text.parentElement!.closest('li, h1, h2, h3, h4, p, label, dd') ?? document.body;
            const place = block.getBoundingClientRect();
            return place.width > 1 && range.getBoundingClientRect().right > place.right + 1;
          };
          return {
            changed: changed.length,
            beyond: changed.filter(isBeyond).map((text) => text.parentElement!.outerHTML),
            wide: document.documentElement.scrollWidth > innerWidth,
          };
        },
        { title: TITLE, word: WORD },
      );
      expect(beyond, path).toMatchObject({ beyond: [], wide: false });
      expect(beyond.changed, path).toBeGreaterThan(0);
    }
  });
}
