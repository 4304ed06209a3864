import type { Language } from '../src/sites/sites.ts';
import type { DemoShow } from '../demo/types.ts';
import { MOTIFS } from './motifs/registry.ts';
import { randomOf } from '../demo/random.ts';
import { poster } from './svg.ts';
import { choose } from './systems/choose.ts';
import { PALETTES } from './systems/palettes.ts';
import type { Scene } from './systems/scene.ts';
import { titleOf } from '../demo/programme/films.ts';
import { creditOf, makersOf, partsOf } from './texts.ts';

/** What a system draws a show from. Chance starts afresh with every scene, from the show alone. */
export function sceneOf(show: DemoShow, language: Language): Scene {
  const { emblem, name, palette, variant } = choose(show);
  const { main, rest } = partsOf(titleOf(show, language));
  const inks = PALETTES[name];
  return {
    title: main,
    subtitle: rest,
    // The year of an event is that of the work, which a poster does not say.
    credit: show.kind === 'film' ? creditOf(show) : makersOf(show),
    makers: makersOf(show),
    year: show.year,
    tagline: show.entertainementSubtitle[language],
    emblem,
    palette: inks[palette % inks.length]!,
    variant,
    random: randomOf(show.id),
  };
}

/** The poster of a show in a language: an SVG of 600 × 900 whose letters are outlines. */
export function posterOf(show: DemoShow, language: Language): string {
  const motif = MOTIFS.get(show.id);
  if (motif) return motif(show, language);
  const { system } = choose(show);
  const scene = sceneOf(show, language);
  const art = system.art(scene, system.frame(scene));
  return poster(system.ground(scene.palette), art, system.words({ ...scene, random: randomOf(`${show.id} words`) }));
}
