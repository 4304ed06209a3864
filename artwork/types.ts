import type { Language } from '../src/sites/sites.ts';
import type { DemoShow } from '../demo/types.ts';

/** Draws the whole poster of a show: a complete SVG, 600 × 900. */
export type Motif = (show: DemoShow, language: Language) => string;
