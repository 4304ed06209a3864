import { hydrateHeartsInReach } from '../../account/hearts/hydrateHearts.ts';
import { act, followAddress, openPart } from '../actions/actions.ts';
import { startConsented, startPersonal } from '../actions/starts.ts';
import { rootContent } from './root.ts';

/**
 * The actions of a page's controls (islands/ui/actions), and its one root of React. Neither needs React before something is to be
 * rendered in the root (root.ts): the directive loads this module alone.
 */
export function Panels() {
  return rootContent();
}

let listening = false;

/** Listens, once, for signs that the root is needed. */
function start(): void {
  if (!listening) hydrateHeartsInReach();
  listening = true;
}

// Under short names: every page carries the script that calls them (islands/ui/actions/listen.ts).
export {
  act,
  followAddress as follow,
  openPart as open,
  startConsented as granted,
  startPersonal as personal,
  start as root,
};
