import type { Motif } from '../types.ts';

/** Posters drawn for one film alone, by the show's id; all others come from a compositional system. */
export const MOTIFS: ReadonlyMap<number, Motif> = new Map<number, Motif>([]);
