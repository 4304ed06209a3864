import { Hono } from 'hono';
import { catalogueOf } from '../../content/catalogue.ts';
import { instantOf } from '../../lib/localTime.ts';
import { previewCookie } from '../../content/preview/cookie.ts';
import { differencesBetween } from '../../content/preview/differences.ts';
import { verify } from '../../content/preview/token.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { currentSettings } from '../../settings/settings.ts';
import type { SiteEnv } from '../../sites/siteEnv.ts';
import { supportedLanguage } from '../../sites/sites.ts';
import { readForm } from '../forms/readForm.ts';
import { notOfThisSite, sameOrigin } from '../forms/sameOrigin.ts';
import { missing, pageContext } from '../pageContext.ts';
import { catalogueFor, previewOf } from '../preview.ts';
import { renderWith } from '../render/astro.ts';
import { notFound } from '../render/renderPage.ts';

/** Opens, moves and closes previews (docs/preview.md), to be mounted at /preview. */
export const previews = new Hono<SiteEnv>();

const NO_STORE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

previews.get('/open/:token', (context) => {
  const { site } = context.var;
  const settings = currentSettings();
  const claims = verify(settings, site, 'link', context.req.param('token'));
  // The same response for a link that was altered, belongs to another site or has expired.
  if (!claims) return context.text('This preview has ended. Ask for a new link.\n', 403, NO_STORE);
  const { editor, expires, path } = claims;
  context.header('Set-Cookie', previewCookie(settings, site, { editor, expires }));
  return context.body(null, 303, { ...NO_STORE, Location: ownPath(path) ?? '/' });
});

// The bar's forms follow.
previews.use('*', async ({ req }, next) => {
  if (req.method === 'POST' && sameOrigin(req.raw) === undefined) return notOfThisSite();
  return next();
});

previews.post('/time', async (context) => {
  const { site } = context.var;
  const preview = previewOf(context.req.raw, site);
  if (!preview) return context.text('There is no preview.\n', 403, NO_STORE);
  const form = await readForm(context.req.raw);
  const wanted = form.get('at') ?? '';
  const { editor, expires } = preview;
  // A year is easily mistyped (0026); then the preview shows the present.
  const isLocal = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d$/.test(wanted) && !Number.isNaN(Date.parse(`${wanted}Z`));
  const at = isLocal ? { at: instantOf(`${wanted.replace('T', ' ')}:00`, site.timeZone) } : {};
  context.header('Set-Cookie', previewCookie(currentSettings(), site, { editor, expires, ...at }));
  return context.body(null, 303, { ...NO_STORE, Location: ownPath(form.get('back')) ?? '/' });
});

previews.post('/end', async (context) => {
  const form = await readForm(context.req.raw);
  context.header('Set-Cookie', previewCookie(currentSettings(), context.var.site, undefined));
  return context.body(null, 303, { ...NO_STORE, Location: ownPath(form.get('back')) ?? '/' });
});

/** What differs between the preview and what is published. */
previews.get('/changes', async (context) => {
  const { site } = context.var;
  const language = supportedLanguage(site, context.req.query('language')) ?? site.defaultLanguage;
  const catalogue = await catalogueFor(context.req.raw, site, language);
  if (!previewOf(context.req.raw, site)) return notFound(context.req.raw, catalogue);
  const differences = differencesBetween(await catalogueOf(site, language), catalogue);
  const page = pageContext(context.req.raw, catalogue, missing(language));
  const locals = { page, previewBar: { differences, elsewhere: 0 } };
  return (await renderWith(context.req.raw, '/shell/previewChanges', locals)).response;
});
