import { keepLocator, readLocator, type Chosen } from './cookie.ts';
import { goToChosen } from './goToChosen.ts';
import { remember } from './remember.ts';
import { showChosen } from './showChosen.ts';

/**
 * Everything that a visitor's choice of a cinema does. One script for all pages, so that it is inlined and needs no
 * request.
 */
remember();
goToChosen();
void showChosen(document);
// A panel is part of another page and has places of its own to fill.
document.addEventListener('aurore:panel', ({ target }) => void showChosen(target as Element));
// The locator shares no module with this script, which would turn both into separate files: it reads the cookie from an
// attribute of the page, and reports the choice by an event.
const choice = readLocator();
if (choice) document.documentElement.dataset['locator'] = JSON.stringify(choice);
document.addEventListener('aurore:chosen', (event) => {
  keepLocator((event as CustomEvent<Chosen>).detail);
  void showChosen(document);
});
