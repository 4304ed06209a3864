import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import widths from './widths.json' with { type: 'json' };

/**
 * Texts that our pages set in each face, where a different line break would push other content aside. The widths of a
 * stand-in are matched over them.
 */
const LINES =
  'Animation Aventure Ballet Comédie Comédie musicale Concert Documentaire Drame Épouvante Expérimental Famille ' +
  'Fantastique Guerre Historique Opéra Policier Science-fiction Thriller Western Tous les genres VOST Muet IMAX Dolby ' +
  'Sièges duo Accessible en fauteuil roulant Accès en fauteuil roulant Autre jour 1 h 15 · Drame, Friedrich Wilhelm Murnau ' +
  '12 boulevard Poissonnière, 75009 Paris samedi 21 novembre 12 films, 48 séances Changer de cinéma Tous publics ' +
  'Ein Mann zwischen zwei Frauen Untertitel Barrierefrei De hele stad slaapt Two people from the country';
const LABELS = 'Films Cinémas Prochainement En ce moment Aujourd’hui Voir tout le programme Plus de filtres Réserver';
const TITLES =
  'Le Cuirassé Potemkine L’Aurore Aurore Paris Grands Boulevards Le Cabinet du docteur Caligari Metropolis ' +
  'Le Mécano de la « General » Das Wachsfigurenkabinett The Gold Rush De reis naar de maan Films et événements ' +
  'Séances à Paris Encore ce soir À l’affiche Prochainement En prévente Pour les enfants Événements';

/** Our faces as pages use them, each with the weight of a device's font that is closest. */
const FACES = [
  { family: 'Text', weight: '400 500', axes: { wdth: 100, wght: 400 }, like: '400', sample: LINES },
  { family: 'Text', weight: '600 700', axes: { wdth: 100, wght: 600 }, like: '700', sample: LABELS },
  { family: 'Display', weight: '400 700', axes: { wdth: 75, wght: 700 }, like: '700', sample: TITLES },
] as const;

/**
 * Characters that need a scale of their own: our word space is much narrower than other fonts'. In the display face,
 * capitals are narrower, and digits, which all have one width there for the sake of times, are wider.
 */
const [TEXT, LABEL, DISPLAY] = FACES;
const PARTS = [
  { of: [TEXT, LABEL], range: undefined, text: (sample: string) => sample.replace(/[\s\d]/g, ''), features: undefined },
  {
    of: [DISPLAY],
    range: undefined,
    text: (sample: string) => sample.replace(/[\s\d\p{Lu}]/gu, ''),
    features: undefined,
  },
  {
    of: [DISPLAY],
    range: 'U+41-5A, U+C0-DE',
    text: (sample: string) => sample.replace(/\P{Lu}/gu, ''),
    features: undefined,
  },
  { of: FACES, range: 'U+20', text: () => ' ', features: undefined },
  { of: [DISPLAY], range: 'U+30-3A', text: () => '20:15', features: ['kern', 'tnum'] },
];

/**
 * Fonts that devices have: Arial on nearly all of them, Roboto on Android. `widths.json` has their advances in thousandths
 * of an em, read from Liberation Sans 2, which has the same as Arial, and from Roboto 3.
 */
const STAND_INS = [
  { name: 'arial', local: { 400: ['Arial', 'Liberation Sans'], 700: ['Arial Bold', 'Liberation Sans Bold'] } },
  { name: 'roboto', local: { 400: ['Roboto'], 700: ['Roboto Bold'] } },
] as const;

function advanceOf(text: string, table: Readonly<Record<string, number>>): number {
  // A letter is as wide with an accent as without.
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace('ß', 'b');
  return [...plain].reduce((sum, letter) => {
    const width = table[letter];
    if (width === undefined) throw new Error(`widths.json lacks ${letter}.`);
    return sum + width / 1000;
  }, 0);
}

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(1))}%`;

/**
 * The CSS faces that stand in for a variable font (its WOFF2) until it has loaded: fonts of the device, scaled to its
 * widths and given its ascent and descent, so that lines break where they will break later and nothing moves.
 */
export async function fallbackFaces(file: string): Promise<string> {
  // fontkit can vary only a bare sfnt: variations of a WOFF2 lose the table directory.
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt' as const };
  const font = create(await subsetFont(await readFile(file), undefined, options)) as Font;
  const rules = PARTS.flatMap(({ of, range, text, features }) =>
    of.flatMap(({ family, weight, axes, like, sample }) => {
      const part = text(sample);
      const own = font.getVariation(axes).layout(part, features).advanceWidth / font.unitsPerEm;
      return STAND_INS.map(({ name, local }) => {
        const scale = own / advanceOf(part, widths[`${name}-${like}`]);
        const lines = [
          `font-family: '${family} ${name}';`,
          `src: ${local[like].map((each) => `local('${each}')`).join(', ')};`,
          ...(range ? [`unicode-range: ${range};`] : []),
          `font-weight: ${weight};`,
          `size-adjust: ${percent(scale)};`,
          `ascent-override: ${percent(font.ascent / font.unitsPerEm / scale)};`,
          `descent-override: ${percent(-font.descent / font.unitsPerEm / scale)};`,
        ];
        return `@font-face {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
      });
    }),
  );
  return `/* Made by scripts/subset-font.ts: stand-ins of the same metrics, so that nothing moves when the font arrives. */
${rules.join('')}`;
}
