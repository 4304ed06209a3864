import { describe, expect, test } from 'vitest';
import { get, originOf } from '../../support/site.ts';

async function titleOf(path: string, init?: Parameters<typeof get>[2]): Promise<string> {
  const { text } = await get('fr', path, init);
  return /<title>([^<]*)<\/title>/.exec(text)![1]!.replaceAll(/\s/g, ' ');
}

const CINEMA = '/cinemas/aurore-paris-grands-boulevards';

describe('a title says which page it is', () => {
  test.each([
    [`${CINEMA}/filters/date-2026-11-22`, /, dimanche 22 novembre$/],
    [`${CINEMA}/filters/date-2026-11-22/versions-vost/from-1900`, /, dimanche 22 novembre, VOST, À partir de 19:00$/],
    ['/films/metropolis-44019/filters/localisation-lyon', /^Metropolis.*, Lyon$/],
    ['/films/filters/tags-imax', /, IMAX$/],
    ['/recherche?q=com%C3%A9die', /^\d+ résultats pour « comédie »$/],
    ['/recherche?q=metropolis+lyon', /^Metropolis, samedi 21, Lyon : \d+ séances$/],
    ['/recherche?q=zzzzq', /^Rien ne correspond à « zzzzq »\.$/],
    ['/recherche?q=z', /^Saisissez au moins 2 lettres\.$/],
    ['/aide/recherche?q=carte', /^\d+ résultats pour « carte »$/],
    ['/autour-de-moi?q=lyon', /^Aujourd’hui autour de Lyon$/],
    ['/autour-de-moi?q=zzz', /^Nous ne connaissons pas « zzz »\.$/],
  ])('%s', async (path, title) => {
    expect(await titleOf(path)).toMatch(title);
  });

  test('a form that was not taken', async () => {
    const form = {
      method: 'POST',
      headers: { origin: originOf('fr'), 'content-type': 'application/x-www-form-urlencoded' },
      body: 's=nothing',
    };
    expect(await titleOf('/demander-aux-amis', form)).toMatch(/^Erreur : /);
    expect(await titleOf('/demander-aux-amis')).not.toMatch(/^Erreur/);
  });
});
