import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * A stand-in for the companies behind the chat, the feedback widget, a tag and a captcha, on an origin of its own:
 *
 *     /chat/config?server&account             the chat's configuration: `instructions`
 *     /chat/assets/js/bootstrap.min.js        the chat's script: what a site sees of Salesforce's embedded messaging
 *     /chat/frame                             the window of the chat
 *     /feedback/{production,preproduction}.js the feedback widget
 *     /turnstile/v0/api.js, …/siteverify      Turnstile: a script that solves at once, and the check, good once per
 * answer
 *     /tag.js, /pixel.gif                     the injected tag and pixel
 */
export type Provider = {
  readonly origin: string;
  /** The requests that it got, as path and query. */
  readonly asked: string[];
  /** The instructions in the chat's configuration; undefined makes it fail. */
  instructions: readonly string[] | undefined;
  /** The host whose pages the captcha works on; undefined makes it fail. */
  answeredOn: string | undefined;
  stop(): Promise<void>;
};

const CHAT = `window.embeddedservice_bootstrap = {
  settings: {},
  init(org, deployment, site, { scrt2URL }) {
    const query = new URLSearchParams({ org, deployment, language: this.settings.language, scrt2URL });
    this.address = site + '/frame?' + query;
    setTimeout(() => dispatchEvent(new Event('onEmbeddedMessagingReady')));
  },
  utilAPI: {
    async launchChat() {
      let frame = document.querySelector('iframe[name="chat"]');
      if (!frame) {
        frame = document.createElement('iframe');
        frame.name = 'chat';
        frame.title = 'Chat';
        frame.src = window.embeddedservice_bootstrap.address;
        document.body.append(frame);
      }
      frame.focus();
    },
  },
};`;

const feedback = (variant: string) => `addEventListener('feedback:open', ({ detail }) => {
  let box = document.querySelector('[data-feedback]');
  if (!box) {
    box = document.createElement('section');
    box.dataset.feedback = '${variant}';
    box.setAttribute('aria-label', 'Feedback');
    document.body.append(box);
  }
  box.textContent = detail.language + ' ' + detail.page;
});`;

const TURNSTILE = `window.turnstile = {
  render(place, { sitekey, callback }) {
    setTimeout(() => callback('answer ' + Math.random() + ' of ' + sitekey));
    return 'widget';
  },
  remove() {},
};`;

const TAG = `(window.dataLayer ??= []).push({ event: 'tag' }); document.documentElement.dataset.tag = '';`;

export async function startProvider(): Promise<Provider> {
  const asked: string[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.url ?? '');
    const { pathname } = new URL(request.url ?? '/', 'http://provider');
    const send = (type: string, body: string | Buffer, status = 200) =>
      response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    if (pathname === '/chat/config') {
      const { instructions } = provider;
      if (!instructions) return send('text/plain', 'out of order', 503);
      return send('application/json', JSON.stringify({ instructions }));
    }
    if (pathname === '/chat/assets/js/bootstrap.min.js') return send('text/javascript', CHAT);
    if (pathname === '/chat/frame')
      return send('text/html', '<!doctype html><title>Chat</title><p>Bonjour, je suis Ellen.');
    const [, variant] = /^\/feedback\/(production|preproduction)\.js$/.exec(pathname) ?? [];
    if (variant) return send('text/javascript', feedback(variant));
    if (pathname === '/turnstile/v0/api.js') return send('text/javascript', TURNSTILE);
    if (pathname === '/turnstile/v0/siteverify') return void verify(request, send);
    if (pathname === '/tag.js') return send('text/javascript', TAG);
    if (pathname === '/pixel.gif') {
      return send('image/gif', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'));
    }
    return send('text/plain', 'not found', 404);
  });
  const known = new Set<string>();
  async function verify(request: IncomingMessage, send: (type: string, body: string, status?: number) => void) {
    const fields = new URLSearchParams(await text(request));
    const { answeredOn } = provider;
    if (answeredOn === undefined) return send('text/plain', 'out of order', 503);
    const answer = fields.get('response') ?? '';
    const refuse = (code: string) =>
      send('application/json', JSON.stringify({ success: false, 'error-codes': [code] }));
    if (fields.get('secret') !== 'secret') return refuse('invalid-input-secret');
    if (!answer.endsWith(' of key')) return refuse('invalid-input-response');
    if (known.has(answer)) return refuse('timeout-or-duplicate');
    known.add(answer);
    return send('application/json', JSON.stringify({ success: true, hostname: answeredOn }));
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const provider: Provider = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    instructions: [],
    answeredOn: undefined,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
  return provider;
}
