import { expect, test } from 'vitest';
import { outlineOf } from '../../support/html.ts';
import { get } from '../../support/site.ts';

const FILM = 'le-cuirasse-potemkine-44008';

/** What is heard of each screen of the programme by its list of headings, up to where its screenings begin. */
test.each([
  ['/', ['1 Ce soir à Aurore Paris Grands Boulevards', '2 Le Cuirassé Potemkine', '2 Encore possible ce soir']],
  ['/cinemas/aurore-paris-grands-boulevards', ['1 Aurore Paris Grands Boulevards', '2 Le Cuirassé Potemkine']],
  [`/films/${FILM}`, ['1 Le Cuirassé Potemkine', '2 Séances, Paris', '3 Aurore Paris Quartier latin']],
  [`/grille-horaire/${FILM}`, ['1 Le Cuirassé Potemkine', '2 Séances dans d’autres villes']],
  ['/cinemas/ville/paris', ['1 Cinéma à Paris', '2 Ce soir à Paris', '2 Les 5 cinémas', '2 À l’affiche à Paris']],
  ['/ce-soir/paris', ['1 Ce soir à Paris', '2 Dans l’heure']],
  ['/autour-de-moi?q=lyon', ['1 Près de chez vous', '2 Où voulez-vous aller ?', '2 Aujourd’hui autour de Lyon']],
])('the headings of %s stand by themselves', async (path, beginning) => {
  const outline = outlineOf((await get('fr', path)).text);
  expect(outline.slice(0, beginning.length)).toEqual(beginning);
  // Within the page's own part no level is left out.
  const levels = outline.map((heading) => Number(heading[0]));
  const leaps = outline.filter((_, index) => levels[index]! > (levels[index - 1] ?? 0) + 1);
  expect(leaps).toEqual([]);
});
