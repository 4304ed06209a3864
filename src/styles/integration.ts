import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Palettes } from '../sites/brandShape.ts';
import { coloursCss } from './coloursCss.ts';

/** Writes the style sheet of colours, which `tokens.css` imports, before a build and before `npm run dev`. */
export function brandColours(colours: Palettes, file: string): AstroIntegration {
  return {
    name: 'brand-colours',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const css = coloursCss(colours);
        // Only if it differs: the file's time says whether what is built is up to date.
        if (!existsSync(file) || readFileSync(file, 'utf8') !== css) writeFileSync(file, css);
        updateConfig({ vite: { resolve: { alias: { './colours.css': resolve(file) } } } });
      },
    },
  };
}
