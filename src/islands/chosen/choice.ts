import { goToChosen } from './goToChosen.ts';
import { remember } from './remember.ts';
import { showChosen } from './showChosen.ts';

/** All that a visitor's choice of a cinema does. One script for all pages: so it stands in their HTML, and is no request. */
remember();
goToChosen();
void showChosen();
