import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Hono } from 'hono';
import { currentSettings } from '../../settings/settings.ts';

/**
 * Stand-ins for the companies behind the chat and the feedback widget, to be mounted at /demo/widgets: what the demo's
 * settings name in their place (demo/settings.ts). Only with DEMO=on.
 */
export const demoWidgets = new Hono();

/** By their places in the addresses that a site makes of its settings (islands/consent/widgets). */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/chat/assets/js/bootstrap.min.js': 'chat.js',
  '/feedback.js': 'feedback.js',
  '/panel.js': 'panel.js',
};
// A site may be seen under another name, such as localhost.
const HEADERS = {
  'Cache-Control': 'no-cache',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

demoWidgets.use(async (context, next) => {
  if (currentSettings().DEMO === 'off') return context.notFound();
  return next();
});

demoWidgets.get('/chat/config', (context) => context.json({ instructions: [] }, 200, HEADERS));

for (const [path, file] of Object.entries(SCRIPTS)) {
  demoWidgets.get(path, async (context) =>
    context.body(await readFile(resolve('demo/widgets', file), 'utf8'), 200, {
      ...HEADERS,
      'Content-Type': 'text/javascript; charset=utf-8',
    }),
  );
}
