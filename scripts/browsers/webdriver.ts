import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../../tests/support/server.ts';
import type { Engine, Tab } from './engines.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' };

/** Debian's WebKitGTK (package webkit2gtk-driver) under Xvfb, over the WebDriver protocol. */
export async function openWebKit(): Promise<Engine | undefined> {
  if (!existsSync(DRIVER) || !existsSync(MINI_BROWSER)) return undefined;
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const sendCommand = caller(`http://127.0.0.1:${port}`);
  let sessions: string[] = [];
  const end = async () => {
    for (const session of sessions) await sendCommand('DELETE', session).catch(() => undefined);
    sessions = [];
  };
  const begin = async (...args: readonly string[]) => {
    // The driver allows one session at a time.
    await end();
    const { sessionId, capabilities } = (await sendCommand('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation', '--geometry=1280x800', ...args] },
        },
      },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    sessions.push(`/session/${sessionId}`);
    return { session: `/session/${sessionId}`, version: capabilities.browserVersion };
  };
  await listening(port);
  const { version } = await begin();
  return {
    name: 'WebKit',
    version,
    visit: async (options) => {
      const { session } = await begin(...(options?.scriptless ? ['--enable-javascript-markup=false'] : []));
      return tabOf(session, sendCommand);
    },
    close: async () => {
      await end();
      driver.kill();
      screen.process.kill();
    },
  };
}

type SendCommand = (method: string, path: string, body?: object) => Promise<unknown>;

function caller(origin: string): SendCommand {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
}

function tabOf(session: string, sendCommand: SendCommand): Tab {
  const evaluate = (expression: string) =>
    sendCommand('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] });
  const find = async (selector: string) => {
    const found = (await sendCommand('POST', `${session}/element`, { using: 'css selector', value: selector })) as {
      [ELEMENT]: string;
    };
    return `${session}/element/${found[ELEMENT]}`;
  };
  const send = (text: string) =>
    sendCommand('POST', `${session}/actions`, {
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  return {
    goto: async (address) => void (await sendCommand('POST', `${session}/url`, { url: address })),
    evaluate,
    click: async (selector) => void (await sendCommand('POST', `${await find(selector)}/click`, {})),
    focus: async (selector) => void (await evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`)),
    press: async (key) => void (await send(KEYS[key])),
    type: async (text) => void (await send(text)),
  };
}

/** Starts a virtual screen, and reads the number of its display from its output. */
function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.stdout.once('data', (number: Buffer) =>
      resolve({ display: `:${number.toString().trim()}`, process: server }),
    );
  });
}

async function listening(port: number): Promise<void> {
  for (let times = 0; times < 100; times += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer.');
}
