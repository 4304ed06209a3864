import type { ClientDirective } from 'astro';
import { followHistory, listenToControls, openNamed, startWhenDue } from '../actions/listen.ts';
import { inTurn } from '../lib/inTurn.ts';
import type * as Panels from './Panels.island.tsx';
import type { RootElement } from './root.ts';

/**
 * `client:panels`: loads the island's module, without a framework, when one of its actions is due (islands/ui/actions). What
 * has React take it over is left on the element, for whatever needs React (root.ts).
 */
const panels: ClientDirective = (hydrate, _options, element: RootElement) => {
  const address = element.getAttribute('component-url')!;
  const load = inTurn(() =>
    import(/* @vite-ignore */ address).then((panels: typeof Panels) => {
      panels.root();
      return panels;
    }),
  );
  const use = (then: (panels: typeof Panels) => unknown) => void load().then(then, () => {});
  element.takeOver = hydrate;
  startWhenDue(use);
  openNamed(use);
  followHistory(load);
  listenToControls(load, use);
};

export default panels;
