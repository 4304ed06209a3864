/** Writes docs/look.md and its swatches from the tokens, so that the page always has the site's own colours. */
import { writeFileSync } from 'node:fs';
import { COLOURS } from '#brand/brand.ts';
import { MAIN_SCREENS } from '../e2e/support/screens.ts';
import { coloursCss } from '../src/styles/coloursCss.ts';

const [dark = '', light = ''] = coloursCss(COLOURS).split('@media (prefers-color-scheme: light)');

function colours(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/--color-([a-z0-9-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name!, value!]),
  );
}

const inDark = colours(dark);
const inLight = new Map([...inDark, ...colours(light)]);
const names = [...inDark.keys()];

const ROW = 44;
const swatch = (name: string, row: number) => `
  <text x="16" y="${row * ROW + 74}" fill="#f5f0e6">${name}</text>
  <rect x="180" y="${row * ROW + 50}" width="200" height="36" rx="6" fill="${inDark.get(name)}" stroke="#6f6a61"/>
  <text x="390" y="${row * ROW + 74}" fill="#a9a296">${inDark.get(name)}</text>
  <rect x="500" y="${row * ROW + 50}" width="200" height="36" rx="6" fill="${inLight.get(name)}" stroke="#6f6a61"/>
  <text x="710" y="${row * ROW + 74}" fill="#a9a296">${inLight.get(name)}</text>`;
const height = names.length * ROW + 64;
writeFileSync(
  'docs/pictures/tokens.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 810 ${height}" width="810" height="${height}" font-family="sans-serif" font-size="15">
  <rect width="810" height="${height}" fill="#11100e"/>
  <text x="180" y="32" fill="#f5f0e6">dark</text><text x="500" y="32" fill="#f5f0e6">light</text>${names.map(swatch).join('')}
</svg>
`,
);

const uses: Readonly<Record<string, string>> = {
  ground: 'behind everything',
  raised: 'tickets that can be booked, notices',
  ink: 'text',
  dim: 'secondary text; what has started or is sold out',
  line: 'ruled lines',
  edge: 'borders of controls, 3:1 against the ground',
  gold: 'what can be acted on now: the next screening, the main action. Only the logo is yellow besides',
  'on-gold': 'text on gold',
  focus: 'the focus ring',
  warning: 'notices that warn',
};
const SHOWN = Object.keys(MAIN_SCREENS);
const table = names.map(
  (name) =>
    `| \`--color-${name}\` | \`${inDark.get(name)}\` | \`${inLight.get(name)}\` | ${uses[name] ?? "a show's flag, by its number"} |`,
);
writeFileSync(
  'docs/look.md',
  `# The look

A dark hall, with the films as its light. The interface is near-black and warm white; colour comes from the posters. There is
one yellow, and it means: you can act on this now.

![Colours](pictures/tokens.svg)

| token | dark | light | for |
|---|---|---|---|
${table.join('\n')}

\`tests/unit/styles/contrast.test.ts\` holds each pair to its contrast (WCAG 2.2 AA) in both schemes.

**Type.** Instrument Sans, one variable file of 39 KB: titles, times and numbers at width 75, weight 700, tight; text at width
100, 16/1.45. Times are the most prominent thing on a programme page, in tabular digits. A page that the
font comes too late for is set in a font of the device, scaled to the same metrics.

**Breakpoints.** Phone below 700 px, tablet to 1079, desktop from 1080, large from 1440, with letters of 16 px; with larger ones
from as much more (\`src/styles/theme.css\`).

**A screening** is a small ticket (\`src/components/programme/ticket.ts\`): start and end, version and experience in words, hall,
accessibility with its icon, state in words. Available tickets have a raised ground, the next one is gold. Tickets of
screenings that have started, are closed or are sold out have an outline and a time that is struck through but legible.

**A row** is a poster, a column of facts and a column of times; on a desktop the times take all the remaining width. Lists
have ruled lines, not boxes in boxes.

**Every component in every state** is on one page, \`/docs/components\` of \`npm run dev\` (or of \`COMPONENTS=on npm start\`),
made of the components themselves (\`src/docs\`). One test checks that new components are added there, another that the build
for visitors contains nothing of the page.

**Visual tests** compare the ten main screens (\`e2e/visual.test.ts\`) and, in \`npm run test:all\`, that page, part by part
(\`e2e/sweeps/visual-components.test.ts\`), on a phone in dark and on a desktop in light, with the pictures in \`e2e/look\`.
Clock and motion stand still. \`npm run look\` takes the changed pictures again: look at each before you commit it.
Differences are beside the expected picture in \`test-results\`.

**Pictures for readers** are in \`docs/pictures\`, taken by \`npm run pictures\`:

| | phone | desktop |
|---|---|---|
${SHOWN.map((name) => `| ${name} | ![${name} on a phone](pictures/${name}-360.webp) | ![${name} on a desktop](pictures/${name}-1440.webp) |`).join('\n')}

\`npm run docs\` makes this page.
`,
);
