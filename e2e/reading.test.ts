import { expect, furtherScreen, test } from './support/test.ts';
import { SCREENS } from './support/screens.ts';
import { showBegun } from './support/tickets.ts';
import { namesInTree, wordsOf } from './support/tree.ts';

/*
 * What a screen reader is told during the main task, in order, by role and name. Written down by hand: where the user
 * is, what plays, when, and how to book it; and first of all, a link to skip the header.
 */
test.describe('the reading order of the main journey', () => {
  test('home: past the header, whose evening this is, the film to begin with and its times, then the others', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Aller au contenu"
      - banner:
        - link "Aurore, accueil"
        - navigation "Menu principal":
          - link "Films"
          - link "Cinémas"
      - main:
        - region "Ce soir à Aurore Paris Grands Boulevards":
          - heading "Ce soir à Aurore Paris Grands Boulevards" [level=1]
          - link "Changer de cinéma"
          - heading "Le Cuirassé Potemkine" [level=2]
          - list "Le Cuirassé Potemkine":
            - listitem:
              - link /^Réserver Le Cuirassé Potemkine, 18:10 .* PMR Dans \\d+ min , Accessible en fauteuil roulant$/
              - link "Détails de la séance, Le Cuirassé Potemkine, 18:10"
        - region "Encore possible ce soir":
          - heading "Encore possible ce soir" [level=2]
          - heading "Monte là-dessus !" [level=3]
          - list "Monte là-dessus !"
      - contentinfo
    `);
  });

  test('film: its title, the facts one decides by, the town, the days, the filters, then cinemas and times', async ({
    page,
  }) => {
    await page.goto(SCREENS.film);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - main:
        - heading "Le Cuirassé Potemkine" [level=1]
        - paragraph: /^1 h 10 · Drame/
        - button "Ma liste"
        - link "Bande-annonce"
        - link "En détail"
        - region "Séances, Paris":
          - heading "Séances, Paris" [level=2]
          - navigation "Jours"
          - navigation "Filtres":
            - status: /^samedi 21 novembre/
          - heading /^Aurore Paris/ [level=3]
          - list /^Aurore Paris/:
            - listitem:
              - link /^Réserver Le Cuirassé Potemkine, Aurore Paris [^,]+, \\d\\d:\\d\\d/
        - region "Le film"
    `);
  });

  test('cinema: where it stands, its name and address, the days, the filters, then films and times', async ({
    page,
  }) => {
    await page.goto(SCREENS.cinema);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - navigation "Fil d’Ariane":
        - list:
          - listitem:
            - link "Cinémas"
          - listitem:
            - link "Paris"
          - listitem: Aurore Paris Grands Boulevards
      - heading "Aurore Paris Grands Boulevards" [level=1]
      - list:
        - listitem: 27 boulevard Poissonnière, 75002 Paris
      - list:
        - listitem:
          - link "Informations pratiques"
        - listitem:
          - button "Favori"
      - navigation "Jours"
      - navigation "Filtres"
      - heading "Le Cuirassé Potemkine" [level=2]
      - list "Le Cuirassé Potemkine":
        - listitem:
          - link /^Réserver Le Cuirassé Potemkine, \\d\\d:\\d\\d/
      - heading "Monte là-dessus !" [level=2]
    `);
  });

  test('tickets: a name has all that is seen in one piece, and the words that the legend shows', async ({ page }) => {
    await page.goto(SCREENS.cinema);
    await expect(page.locator('.legend div').filter({ hasText: 'PMR' })).toHaveText(
      'PMR Accessible en fauteuil roulant',
    );
    const links = await namesInTree(page, 'link');
    const ticket = page.locator('a.ticket.next');
    const seen = await ticket.evaluate((link) =>
      [...link.children].flatMap((part) => (part.matches('small') ? [] : (part.textContent ?? ''))).join(' '),
    );
    const film = 'Réserver Le Cuirassé Potemkine, ';
    expect(links).toContain(`${film}${wordsOf(seen)} , Accessible en fauteuil roulant`);
    // Nothing says of what cannot be booked that it can.
    await showBegun(page);
    await expect(page.locator('.ticket:not([href])').first()).toBeVisible();
    await expect(page.locator('.ticket:not([href]) > small:first-child').first()).toBeHidden();
  });

  test('screening: a way out, what, when and where, how to book it, then all else about it', async ({ page }) => {
    await page.goto(SCREENS.cinema);
    await page.locator('.tickets li:has(> a.ticket.next) > a.about').first().click();
    await expect(page.locator('dialog [data-panel]')).toBeVisible();
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Le Cuirassé Potemkine":
        - button "Fermer"
        - heading "Le Cuirassé Potemkine" [level=1]
        - paragraph:
          - time: samedi 21 novembre 18:10
        - paragraph:
          - link "Aurore Paris Grands Boulevards"
        - link /^Réserver/
        - link "Demander aux amis"
        - term: Salle
        - definition: Salle Murnau
    `);
  });

  for (const [name, path] of Object.entries(SCREENS)) {
    test(`${name}: no ornament is read aloud${furtherScreen(name)}`, async ({ page }) => {
      await page.goto(path);
      // Hearts, arrows, crosses, and the signs of folded content are not read out.
      expect(await page.locator('body').ariaSnapshot()).not.toMatch(/[♡♥›×✓↗]|[+–]"?:?$/m);
    });
  }
});
