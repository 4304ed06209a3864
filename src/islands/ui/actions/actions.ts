import { modalToOpen } from '../../../domain/ui/modals.ts';
import { hydrateHearts } from '../../account/hearts/hydrateHearts.ts';
import { showPress } from '../../account/hearts/showPress.ts';
import { requireSignIn } from '../../account/requireSignIn.ts';
import { isOpen } from '../../../stores/modals.ts';
import { currentViewport } from '../../../stores/viewport.ts';
import { atRest } from '../modal/ownEntry.ts';
import { isPanelHere, openPanel } from '../modal/openPanel.ts';
import { share } from '../modal/share.ts';
import { pageWords } from '../lib/pageWords.ts';
import { inTurn } from '../lib/inTurn.ts';
import { soon } from '../lib/soon.ts';
import { actWithoutScript, type Control } from './control.ts';
import { marksOf } from '../../../markup/marks.ts';

/** Rejects if what it needs cannot be loaded, or is late. */
type Action = (control: Control) => void | Promise<void>;

/** Of two days that are pressed, the second is to be shown. */
const swapping = inTurn(() => import('../../programme/swap.ts'));

const consent = () => soon(import('../../consent/press.ts'));

const account: Action = async (control) => {
  const { press } = await soon(import('../../account/account.ts'));
  await press(control, () => openSignIn(control));
};

/** What a press on a control does, by the name of the action, and the script that it loads for that. */
const ACTIONS = {
  /** Opens the part of the linked page that `data-modal` names. */
  modal: openLinked,
  share,
  /** Shows the linked page, this one with another day or other filters, in its place. */
  swap: async (control) => {
    if ('href' in control) await (await soon(swapping())).swap(control);
  },
  // All of these need to know who is signed in.
  signIn: account,
  signUp: account,
  signOut: account,
  /** Keeps on this device what was pressed. */
  store: account,
  /** How a show was: its island is React's (islands/account/EmotionBars.island.tsx). */
  emotion: account,
  /** A favourite or a wish. */
  heart: async (control) => {
    const shown = control instanceof HTMLButtonElement ? showPress(control) : undefined;
    try {
      await account(control);
    } catch (error) {
      shown?.takeBack();
      throw error;
    } finally {
      shown?.end();
    }
    // Not before the new state is painted: React takes longer.
    requestAnimationFrame(() => setTimeout(hydrateHearts));
  },
  /** An answer to the consent banner, or a link to the preferences. */
  consent: async (control) => {
    const { answer, choose } = await consent();
    await ('href' in control ? choose(control.href) : answer(control.value));
  },
  /** Adds a screening to those that friends are asked about. */
  ask: async (control) => {
    const { gather } = await soon(import('../../polls/gather.ts'));
    if ('href' in control) gather(control.href);
  },
  /** An answer to the first question, where the visitor goes to the cinema. */
  place: async (control) => {
    const { answerQuestion } = await soon(import('../../cinema/place/answerQuestion.ts'));
    if ('value' in control) await answerQuestion(control);
  },
  /** Asks for notifications of what can be booked later. */
  push: async (control) => (await soon(import('../../tellMe/askPush.ts'))).askPush(control),
  chat: async (control) => {
    if (await supportAllowed(control)) await (await soon(import('../../consent/widgets/chat.ts'))).openChat(control);
  },
  feedback: async (control) => {
    if (await supportAllowed(control))
      await (await soon(import('../../consent/widgets/feedback.ts'))).openFeedback(control);
  },
} as const satisfies Readonly<Record<string, Action>>;

const isAction = (name: string): name is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, name);

/** The name of a control's action: its attribute, or the value of `data-load`, where none means consent. */
function nameOf(control: Control): string {
  const { load, share: shared } = marksOf(control);
  if (load !== undefined) return load || 'consent';
  return shared === undefined ? 'modal' : 'share';
}

/** Does what a control is for; if what it needs cannot be loaded, or is late, what the control does without script. */
export function act(control: Control): void {
  const run = async () => {
    await atRest();
    const name = nameOf(control);
    if (isAction(name)) await ACTIONS[name](control);
  };
  run().catch(() => actWithoutScript(control));
}

function openLinked(control: Control): void {
  if (!('href' in control)) return;
  const follow = () => location.assign(control.href);
  const { modal = '' } = marksOf(control);
  // A signed-in client finds the profile where others sign in.
  if (modal === 'signIn' && marksOf(document.documentElement).client !== undefined) {
    openPanel('profile', control, `${control.href}#profile`);
    return;
  }
  const name = modalToOpen(modal, currentViewport());
  if ((name === 'signInRequired' || name === 'centeredSignIn') && pageWords()['signIn'] !== undefined) {
    requireSignIn(follow, () => openSignIn(control, name));
  } else if (!name || !openPanel(name, control, control.href)) {
    follow();
  }
}

/** Follows the address after Back or Forward, unless it is that of a panel over the page. */
export async function followAddress(): Promise<void> {
  if (isPanelHere()) return;
  const { follow } = await soon(swapping());
  // One may have been opened meanwhile.
  if (!isPanelHere()) await follow();
}

/** Opens the modal of a part of this page, which the address's fragment names (listen.ts). */
export function openPart(part: HTMLElement): void {
  const name = modalToOpen(marksOf(part).panel ?? '', currentViewport());
  if (name && !isOpen(name)) openPanel(name, part, location.href, 'found');
}

function openSignIn(control: Control, name: 'signInRequired' | 'centeredSignIn' = 'signInRequired'): void {
  openPanel(name, control, new URL(pageWords()['signIn'] ?? '/', location.href).href);
}

/** Whether the visitor allows support, if need be after having chosen. */
async function supportAllowed(control: Control): Promise<boolean> {
  const { choice = '' } = marksOf(control);
  return (await consent()).isAllowedOrChosen('support', choice);
}
