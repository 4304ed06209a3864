import { Hono } from 'hono';
import { icons } from '../../components/ui/icons.ts';
import { searchStrings } from '../../components/search/searchStrings.ts';
import { dictionaries } from '../../i18n/dictionaries.ts';
import { isLanguage } from '../../sites/sites.ts';

/** Serves the files that the mobile app reads, dictionaries and icons (SPEC 7, "Other"), and the search's strings. */
export const assets = new Hono();

const HEADERS = {
  'Cache-Control': 'public, max-age=3600',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

assets.get('/assets/i18n/:file{[a-z]+\\.json}', (context) => {
  const language = context.req.param('file').slice(0, -'.json'.length);
  if (!isLanguage(language)) return context.notFound();
  return context.json(dictionaries[language], 200, HEADERS);
});

// Cached briefly: the next release may have more strings.
assets.get('/assets/search/:file{[a-z]+\\.json}', (context) => {
  const language = context.req.param('file').slice(0, -'.json'.length);
  if (!isLanguage(language)) return context.notFound();
  return context.json(searchStrings(language), 200, { 'Cache-Control': 'public, max-age=300' });
});

assets.get('/assets/source/icons/:file{[a-z0-9-]+\\.svg}', (context) => {
  const icon = icons.get(context.req.param('file').slice(0, -'.svg'.length));
  return icon ? context.body(icon, 200, { ...HEADERS, 'Content-Type': 'image/svg+xml' }) : context.notFound();
});
