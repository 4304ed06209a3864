import styles from './showPerson.css?inline';
import { shownAvatar } from '../../domain/account/avatar.ts';
import type { KnownClient } from '../../stores/clientState.ts';
import { adoptStyles } from '../ui/lib/adoptStyles.ts';
import type { AccountSetup } from './config.ts';
import { marked, marksOf, toggleMark } from '../../markup/marks.ts';
import { MENU_LANGUAGES, SIGN_IN_TOOL } from '../../markup/classHooks.ts';

/**
 * Shows in the header who is signed in, or that nobody is. Plain script: it runs on each page of a client, who may only read
 * it, and React weighs thirty times as much (decision 70).
 */
export function showPerson(client: KnownClient | null, { config, words }: AccountSetup): void {
  const root = document.documentElement;
  if (client) marksOf(root).client = client.initials;
  else delete marksOf(root).client;
  toggleMark(root, 'pass', client?.cinepass === true);
  // Once signed in, the sign-in button becomes the way to the profile (islands/ui/modal/Panels.island.tsx).
  const tool = document.querySelector<HTMLElement>(`${SIGN_IN_TOOL}${marked('modal', 'signIn')}`);
  // A page comes with nobody signed in. Redrawing that would replace the icon under a finger, and the click would be
  // lost.
  if (tool && (client || nobody)) renderPerson(tool, client, words.profile);
  if (client?.cinepass === true) addPass(config, words.pass);
}

/** What the header shows when nobody is signed in. */
let nobody: { readonly label: string; readonly figure: readonly Node[] } | undefined;

/** Renders the avatar or, if there is none or it cannot be loaded, the initials (SPEC 5). */
function renderPerson(tool: HTMLElement, client: KnownClient | null, profile: string): void {
  adoptStyles(styles);
  nobody ??= { label: tool.getAttribute('aria-label') ?? '', figure: [...tool.childNodes] };
  if (!client) {
    tool.setAttribute('aria-label', nobody.label);
    tool.replaceChildren(...nobody.figure);
    return;
  }
  // The accessible name has to contain the visible text.
  tool.removeAttribute('aria-label');
  const label = textOf('person-label', profile);
  const letters = textOf('person', client.initials);
  tool.replaceChildren(label, ...(client.initials === '' ? nobody.figure : [letters]));
  const address = shownAvatar(client.avatar);
  if (address === undefined) return;
  const picture = new Image(32, 32);
  picture.alt = '';
  picture.className = 'person';
  picture.addEventListener('load', () => tool.replaceChildren(label, picture));
  picture.src = address;
}

function textOf(name: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  return element;
}

/** SPEC 2: the menu's entry for subscribers. */
function addPass({ accounts, language }: AccountSetup['config'], label: string): void {
  const languages = document.querySelector(MENU_LANGUAGES);
  if (!languages || languages.parentElement!.querySelector(marked('pass'))) return;
  const link = document.createElement('a');
  link.href = `${accounts}/${language}/pass`;
  link.textContent = label;
  marksOf(link).pass = '';
  languages.before(link);
}
