import { readFile } from 'node:fs/promises';
import { create, openSync, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** Texts that our pages set in each face: over them a stand-in is as wide on average, so that it fits where ours does. */
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
 * Fonts that devices have: Arial on nearly all of them, with Liberation Sans and Arimo, which have its widths; Roboto
 * on Android; DejaVu Sans on a Linux with nothing else. `file` is a font of the same widths from npm, by weight.
 */
const STAND_INS = [
  {
    name: 'arial',
    local: {
      400: ['Arial', 'Liberation Sans', 'Arimo-Regular'],
      700: ['Arial Bold', 'Liberation Sans Bold', 'Arimo-Bold'],
    },
    file: {
      400: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
      700: '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
    },
  },
  {
    name: 'roboto',
    local: { 400: ['Roboto', 'Roboto-Regular'], 700: ['Roboto Bold'] },
    file: {
      400: '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
      700: '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf',
    },
  },
  {
    name: 'dejavu',
    local: { 400: ['DejaVu Sans'], 700: ['DejaVu Sans Bold'] },
    file: { 400: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf', 700: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf' },
  },
] as const;

/** How wide a text is in a font without kerning, in ems. */
function advanceOf(text: string, font: Font): number {
  return [...text].reduce((sum, letter) => {
    const { advanceWidth } = font.glyphForCodePoint(letter.codePointAt(0)!);
    return sum + advanceWidth / font.unitsPerEm;
  }, 0);
}

const percent = (ratio: number, digits: number) => `${Number((ratio * 100).toFixed(digits))}%`;

/**
 * The CSS faces that stand in for a variable font (its WOFF2) on pages that it comes too late for (decision 32): fonts of the
 * device, each scaled as a whole, so that its letters stay in proportion, and given our font's ascent and descent.
 */
export async function fallbackFaces(file: string): Promise<string> {
  // fontkit can vary only a bare sfnt: variations of a WOFF2 lose the table directory.
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt' as const };
  const font = create(await subsetFont(await readFile(file), undefined, options)) as Font;
  const rules = FACES.flatMap(({ family, weight, axes, like, sample }) => {
    const own = font.getVariation(axes).layout(sample).advanceWidth / font.unitsPerEm;
    return STAND_INS.map(({ name, local, file: files }) => {
      const scale = own / advanceOf(sample, openSync(`node_modules/${files[like]}`) as Font);
      // In this order they compress best.
      const lines = [
        `size-adjust: ${percent(scale, 1)};`,
        // Browsers round these to whole pixels.
        `ascent-override: ${percent(font.ascent / font.unitsPerEm / scale, 0)};`,
        `descent-override: ${percent(-font.descent / font.unitsPerEm / scale, 0)};`,
        `font-weight: ${weight};`,
        `font-family: '${family} ${name}';`,
        `src: ${local[like].map((each) => `local('${each}')`).join(', ')};`,
      ];
      return `@font-face {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
    });
  });
  return `/* Made by scripts/subset-font.ts: stand-ins of the same metrics, for pages that the font comes too late for. */
${rules.join('')}`;
}
