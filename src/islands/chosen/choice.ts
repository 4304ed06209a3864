import type { LocatorCookie } from '../../domain/locator.ts';
import { keepLocator, readLocator } from './cookie.ts';
import { goToChosen } from './goToChosen.ts';
import { remember } from './remember.ts';
import { showChosen } from './showChosen.ts';

/** All that a visitor's choice of a cinema does. One script for all pages: so it stands in their HTML, and is no request. */
remember();
goToChosen();
void showChosen(document);
// A panel is a part of another page, with places of its own.
document.addEventListener('aurore:panel', ({ target }) => void showChosen(target as Element));
// The locator shares no module with this script, which would make files of both: it learns the cookie from an attribute of
// the page, and tells what was chosen by an event.
const choice = readLocator();
if (choice) document.documentElement.dataset['locator'] = JSON.stringify(choice);
document.addEventListener('aurore:chosen', (event) => {
  keepLocator((event as CustomEvent<LocatorCookie>).detail);
  void showChosen(document);
});
