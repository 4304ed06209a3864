import { onEvent } from '../ui/lib/events.ts';
import { renderInRoot } from '../ui/modal/root.ts';
import type { AccountSetup } from './config.ts';
import { listed, marked } from '../../markup/marks.ts';

/** The panels of signing in and of the profile (components/account), on their page and over others. */
export const SIGN_IN = listed('panel', 'signIn');
export const PROFILE = marked('panel', 'profile');

let rendered: Promise<void> | undefined;

/** Has React complete the panels, once one is on the page. Without it they lead to all that they lead to. */
export function followPanels({ words }: AccountSetup): void {
  const look = () => {
    if (!document.querySelector(`${SIGN_IN}, ${PROFILE}`)) return;
    rendered ??= import('./PanelParts.tsx')
      .then(({ panelParts }) => renderInRoot(panelParts(words)))
      .catch(() => {
        rendered = undefined;
      });
  };
  look();
  onEvent('panel', look);
}
