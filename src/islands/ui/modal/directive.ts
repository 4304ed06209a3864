import type { ClientDirective } from 'astro';
import { followHistory, listenToControls, openNamed, startWhenDue } from '../../actions/listen.ts';
import type * as Panels from './Panels.island.tsx';

/**
 * `client:panels`: loads the island's module, without a framework, when one of its actions is due (islands/actions). What
 * hydrates it is handed to it, for the actions that need React.
 */
const panels: ClientDirective = (hydrate, _options, element) => {
  const address = element.getAttribute('component-url')!;
  const load = async () => {
    const panels = (await import(/* @vite-ignore */ address)) as typeof Panels;
    panels.root(hydrate);
    return panels;
  };
  const use = (then: (panels: typeof Panels) => unknown) => void load().then(then, () => {});
  startWhenDue(use);
  openNamed(use);
  followHistory(load);
  listenToControls(load, use);
};

export default panels;
