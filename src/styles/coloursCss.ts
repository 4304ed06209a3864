import type { Palette, Palettes } from '../sites/brandShape.ts';

/** The style sheet with the brand's colours: what `src/styles/colours.css` has to be. */
export function coloursCss({ dark, light, gold, onGold, overPictures, flags }: Palettes): string {
  return `/* Written from brand/brand.ts whenever the site is built. */
@theme static {
${schemeOf(dark)}
  --color-gold: ${gold};
  --color-on-gold: ${onGold};
${flags.map((colour, index) => `  --color-flag-${index + 1}: ${colour};`).join('\n')}
  /* Over pictures and colours of editors, the same in both schemes. */
  --color-stage: ${dark.ground};
  --color-on-stage: ${dark.ink};
  --color-on-stage-dim: ${dark.dim};
  --color-on-stage-edge: ${dark.edge};
  --color-on-stage-soft: ${overPictures.soft};
  --color-on-stage-lead: ${overPictures.lead};
  --color-on-light: ${light.ink};
}

/* In print the scheme is light, too. */
@media (prefers-color-scheme: light), print {
  :root {
${schemeOf(light).replace(/^/gm, '  ')}
  }
}
`;
}

function schemeOf({ ground, raised, ink, dim, line, edge, focus, warning }: Palette): string {
  return Object.entries({ ground, raised, ink, dim, line, edge, focus, warning })
    .map(([name, colour]) => `  --color-${name}: ${colour};`)
    .join('\n');
}
