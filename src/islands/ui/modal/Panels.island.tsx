import { act, followAddress, openPart } from '../../actions/actions.ts';
import { startConsented, startPersonal } from '../../actions/starts.ts';

/**
 * The actions of a page's controls (islands/actions). This renders nothing and needs no framework (directive.ts): it
 * gives the module an address.
 */
export function Panels() {
  return null;
}

// Under short names: every page carries the script that calls them (islands/actions/listen.ts).
export { act, followAddress as follow, openPart as open, startConsented as granted, startPersonal as personal };
