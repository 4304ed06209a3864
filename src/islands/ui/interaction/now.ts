import type { ClientDirective } from 'astro';
import { isOwnCopy } from '../../../markup/offline.ts';
import type { Island } from './directive.ts';

/** Hydrates an island at once, as Astro's `client:load`, also where the browser translates it before its script is there. */
const now: ClientDirective = (load, _options, element: Island) => {
  if (isOwnCopy()) return;
  element.sent = element.cloneNode(true) as Island;
  void load().then((hydrate) => hydrate());
};

export default now;
