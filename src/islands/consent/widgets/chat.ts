import { chatAvailability, type Chat } from '../../../domain/consent/chat.ts';
import { showAlert } from '../../shell/showAlert.ts';
import { loadScript } from './script.ts';
import { widgetSettings } from './settings.ts';
import { marksOf } from '../../../markup/marks.ts';

/** The global that the chat's script creates: Salesforce's embedded messaging. */
type Bootstrap = {
  settings: { language?: string };
  init(org: string, deployment: string, site: string, options: { scrt2URL: string }): void;
  readonly utilAPI: { launchChat(): Promise<unknown> };
};
declare global {
  interface Window {
    embeddedservice_bootstrap?: Bootstrap;
  }
}

const PATIENCE_MS = 8000;

/** Whether an agent is available: true or false, undefined on failure (SPEC 4). */
async function availabilityOf({ org, url, deploymentName }: Chat): Promise<boolean | undefined> {
  try {
    const tokens = new URLSearchParams({ server: org, account: deploymentName });
    const response = await fetch(`${url}/config?${tokens.toString()}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? chatAvailability(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

let ready: Promise<Bootstrap> | undefined;

async function start({ org, url, deploymentName, deploymentUrl }: Chat): Promise<Bootstrap> {
  await loadScript(`${deploymentUrl}/assets/js/bootstrap.min.js`);
  const bootstrap = window.embeddedservice_bootstrap;
  if (!bootstrap) throw new Error('The chat’s script makes no chat.');
  bootstrap.settings.language = document.documentElement.lang;
  const isReady = new Promise<void>((resolve, reject) => {
    addEventListener('onEmbeddedMessagingReady', () => resolve(), { once: true });
    setTimeout(() => reject(new Error('The chat does not get ready.')), PATIENCE_MS);
  });
  bootstrap.init(org, deploymentName, deploymentUrl, { scrt2URL: url });
  await isReady;
  return bootstrap;
}

/**
 * Opens the chat, only with consent; says so if no agent is available or it cannot be loaded. The words are those of
 * the link that was pressed.
 */
export async function openChat(control: HTMLElement): Promise<void> {
  const { textContent } = control;
  const { failed, unavailable } = marksOf(control);
  const say = (subtitle = '') => showAlert({ level: 'warning', title: textContent.trim(), subtitle });
  try {
    const { customerChat } = await widgetSettings();
    const available = customerChat ? await availabilityOf(customerChat) : undefined;
    if (!customerChat || available === undefined) return say(failed);
    if (!available) return say(unavailable);
    ready ??= start(customerChat);
    await (await ready).utilAPI.launchChat();
  } catch {
    ready = undefined;
    say(failed);
  }
}
