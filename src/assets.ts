import { Hono } from 'hono';
import { icons } from './components/icons.ts';
import { dictionaries } from './i18n/dictionaries.ts';
import { isLanguage } from './sites/sites.ts';

/** Files that the mobile app reads (SPEC 7, "Other"): the dictionaries and the icons. */
export const assets = new Hono();

const HEADERS = { 'Cache-Control': 'public, max-age=3600', 'Access-Control-Allow-Origin': '*' };

assets.get('/assets/i18n/:file{[a-z]+\\.json}', (context) => {
  const language = context.req.param('file').slice(0, -'.json'.length);
  if (!isLanguage(language)) return context.notFound();
  return context.json(dictionaries[language], 200, HEADERS);
});

assets.get('/assets/source/icons/:file{[a-z0-9-]+\\.svg}', (context) => {
  const icon = icons.get(context.req.param('file').slice(0, -'.svg'.length));
  return icon ? context.body(icon, 200, { ...HEADERS, 'Content-Type': 'image/svg+xml' }) : context.notFound();
});
