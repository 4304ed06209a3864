import { shownAvatar } from '../../domain/avatar.ts';
import { $client, type Client } from '../../stores/client.ts';
import type { AccountSetup } from './config.ts';

/** Shows in the header and in the profile who is signed in, or that nobody is. */
export function showClient(client: Client | null, setup?: AccountSetup): void {
  const root = document.documentElement;
  if (client) root.dataset['client'] = client.initials;
  else delete root.dataset['client'];
  const tool = document.querySelector<HTMLElement>('.site-header .tool.client');
  if (tool && client) drawPerson(tool, client);
  if (client?.cinepass === true && setup) addPass(setup);
  fillProfile(document);
}

/** The avatar or, where there is none or it cannot be had, the initials (SPEC 5). */
function drawPerson(tool: HTMLElement, { avatar, initials }: Client): void {
  const letters = document.createElement('span');
  letters.className = 'person';
  letters.textContent = initials;
  const address = shownAvatar(avatar);
  // What one sees is a part of what one hears.
  const label = document.createElement('span');
  label.className = 'person-label';
  label.textContent = tool.getAttribute('aria-label') ?? tool.querySelector('.person-label')?.textContent ?? '';
  tool.removeAttribute('aria-label');
  tool.replaceChildren(label, letters);
  if (address === undefined) return;
  const picture = new Image(32, 32);
  picture.alt = '';
  picture.className = 'person';
  picture.addEventListener('load', () => letters.replaceWith(picture));
  picture.src = address;
}

/** SPEC 2: the menu's entry for those who have a subscription. */
function addPass({ config, words }: AccountSetup): void {
  const menu = document.querySelector('.site-header #menu');
  if (!menu || menu.querySelector('[data-pass]')) return;
  const link = document.createElement('a');
  link.href = `${config.accounts}/${config.language}/pass`;
  link.textContent = words.pass;
  link.dataset['pass'] = '';
  menu.querySelector('.languages')?.before(link);
}

/** The client's name and what only some have, in the profile wherever it stands. */
function fillProfile(root: ParentNode): void {
  const client = $client.get();
  for (const panel of root.querySelectorAll<HTMLElement>('[data-panel="profile"]')) {
    const name = panel.querySelector('[data-name]');
    if (name) name.textContent = client?.name ?? '';
    const email = panel.querySelector('[data-email]');
    if (email) email.textContent = client?.email ?? '';
    for (const entry of panel.querySelectorAll<HTMLElement>('[data-cinepass]'))
      entry.hidden = client?.cinepass !== true;
  }
}

/** Fills a profile that opens over the page. */
export function followPanels(): void {
  document.addEventListener('aurore:panel', ({ target }) => fillProfile((target as Element).parentElement ?? document));
}
