import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { Palettes } from '../sites/brandShape.ts';
import { coloursCss } from './coloursCss.ts';

const FILE = 'src/styles/colours.css';

/** Writes the style sheet of colours before a build, and before `npm run dev`. */
export function brandColours(colours: Palettes): AstroIntegration {
  return {
    name: 'brand-colours',
    hooks: {
      'astro:config:setup': () => {
        const css = coloursCss(colours);
        // Only if it differs: the file's time says whether what is built is up to date.
        if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== css) writeFileSync(FILE, css);
      },
    },
  };
}
