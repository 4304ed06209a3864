import { onEvent } from '../../ui/lib/events.ts';
import { readLocator } from './cookie.ts';
import { goToChosen } from './goToChosen.ts';
import { remember } from './remember.ts';
import { showChosen } from './showChosen.ts';
import { marksOf } from '../../../markup/marks.ts';

/**
 * Everything that a visitor's choice of a cinema does. Inlined in its pages, so that it needs no request
 * (bundling/inlineScripts.ts).
 */
remember();
goToChosen();
void showChosen(document);
// A panel is part of another page and has places of its own to fill.
onEvent('panel', (part) => void showChosen(part));
// The locator reads the cookie from an attribute of the page.
const choice = readLocator();
if (choice) marksOf(document.documentElement).locator = JSON.stringify(choice);
onEvent('chosen', () => void showChosen(document, true));
