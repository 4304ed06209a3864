import { ID } from '#brand/brand.ts';
import { mayMeasure, type CONSENT_COOKIE } from '../../../domain/consent/consent.ts';
import type { SIGNED_IN_COOKIE } from '../../../domain/account/silentSignIn.ts';
import { readCookie } from '../lib/cookie.ts';
import { soon } from '../lib/soon.ts';
import { isPlainClick, isStill } from '../interaction/still.ts';
import type * as Panels from '../modal/Panels.island.tsx';
import { actWithoutScript, controlOf, type Control } from './control.ts';
import { marked, marksOf } from '../../../markup/marks.ts';

/** Loads the actions; rejects if they cannot be loaded. */
type Load = () => Promise<typeof Panels>;
/** Does something with the actions once they are loaded. If they cannot be, that is left out. */
type Use = (use: (panels: typeof Panels) => unknown) => void;

/**
 * Loads the actions when the visitor points at a control, and has a press on it act. Until then the page has no script
 * but this, which is in every page. If the actions cannot be loaded, or are late, the control does what it does without
 * script; so does one in an island that has none (ui/interaction), but for buttons of a form elsewhere in the page.
 */
export function listenToControls(load: Load, use: Use): void {
  addEventListener('pointerover', (event) => controlOf(event) && use(() => {}));
  let held: Control | undefined;
  addEventListener('click', (event) => {
    const control = controlOf(event);
    if (
      !control ||
      control.matches(`${marked('unloaded')} :not([form])`) ||
      !isPlainClick(event) ||
      event.defaultPrevented
    )
      return;
    event.preventDefault();
    // A second press while waiting would undo the first.
    if (held === control) return;
    held = control;
    const isLast = () => held === control;
    void soon(load())
      .then(
        (panels) => panels.act(control),
        // Of two links that were pressed, the page is left for the last.
        () => isLast() && actWithoutScript(control),
      )
      .finally(() => isLast() && (held = undefined));
  });
}

/**
 * Has Back and Forward show what the address stands for: on a page of which scripts change a part (programme/swap.ts), and
 * where they lead to the address of another page, that of a panel or, after a reload in a panel, of what was under it.
 */
export function followHistory(load: Load): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    // If that cannot be loaded, the browser does.
    if (location.pathname !== pathname || document.querySelector(marked('swap')))
      void load().then(
        (panels) => panels.follow(),
        () => location.reload(),
      );
  });
}

/**
 * Opens the modal of the part of this page that the address's fragment names, if that part asks for it (SPEC 2: a
 * cinema's `#info` and `#tarifs`), as the page is opened and whenever the fragment changes.
 */
export function openNamed(use: Use): void {
  const open = () => {
    // Not `:target`, which knows nothing of addresses that scripts have set.
    const part = document.getElementById(location.hash.slice(1));
    // If it cannot be opened, the page has the part in any case.
    if (part?.matches(marked('opens'))) use((panels) => panels.open(part));
  };
  open();
  addEventListener('hashchange', open);
}

/**
 * Starts what needs no press. At once: what a consent to audience measurement or advertising has to load, and what is
 * personal if someone is signed in, according to this site's storage or the cookie shared by all sites
 * (domain/account/silentSignIn.ts). Else, on a page with something to choose, what is personal at the first sign of a
 * person.
 */
export function startWhenDue(use: Use): void {
  if (mayMeasure(readCookie('consent' satisfies typeof CONSENT_COOKIE))) use((panels) => panels.granted());
  const start = () => use((panels) => panels.personal());
  if (
    marksOf(document.documentElement).client !== undefined ||
    readCookie(`(?:__Secure-)?${ID}_session` satisfies `(?:__Secure-)?${typeof SIGNED_IN_COOKIE}`)
  )
    return start();
  if (!document.querySelector('[form=hearts]')) return;
  const alone = new AbortController();
  const { signal } = alone;
  const first = (event: Event) => {
    if (isStill(event)) return;
    alone.abort();
    start();
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) addEventListener(sign, first, { signal });
}
