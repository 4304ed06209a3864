import { knownChoices } from '../knownChoices.ts';
import { paintHearts } from './paintHearts.ts';

/** Inlined behind hearts: shows what this device knows to be chosen before they are painted, and without React. */
paintHearts(knownChoices());
