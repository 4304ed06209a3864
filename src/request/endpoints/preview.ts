import { Hono } from 'hono';
import { catalogueOf, previewCatalogue, type Catalogue } from '../../content/catalogue.ts';
import { instantOf as instantOfLocal } from '../../domain/localTime.ts';
import { formOf } from '../forms/readForm.ts';
import { previewCookie, previewIn } from '../../preview/cookie.ts';
import { previewPathSchema, verify, type Preview } from '../../preview/token.ts';
import { now } from '../../settings/clock.ts';
import { currentSettings } from '../../settings/settings.ts';
import type { Language, Site } from '../../sites/sites.ts';

/** The preview that a request belongs to; undefined for visitors. */
export function previewOf(request: Request, site: Site): Preview | undefined {
  return previewIn(request.headers.get('cookie'), site, currentSettings());
}

/** The instant that a preview shows. */
export function instantOf({ at }: Preview): Date {
  return at === undefined ? now() : new Date(at);
}

/** The data that a page is made from: what is published or, in a preview, what will be at its instant. */
export async function catalogueFor(request: Request, site: Site, language: Language): Promise<Catalogue> {
  const preview = previewOf(request, site);
  return preview ? previewCatalogue(site, language, instantOf(preview)) : catalogueOf(site, language);
}

/** Opens, moves and closes previews (docs/preview.md). To be mounted at /preview, with the variable `site` set. */
export const previews = new Hono<{ Variables: { site: Site } }>();

const NO_STORE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

previews.get('/open/:token', (context) => {
  const { site } = context.var;
  const settings = currentSettings();
  const claims = verify(settings, site, 'link', context.req.param('token'));
  // The same answer for a link that was altered, belongs to another site or has expired.
  if (!claims) return context.text('This preview has ended. Ask for a new link.\n', 403, NO_STORE);
  const { editor, expires, path = '/' } = claims;
  context.header('Set-Cookie', previewCookie(settings, site, { editor, expires }));
  return context.body(null, 303, { ...NO_STORE, Location: path });
});

// The bar's forms follow. Browsers send the cookie only with forms from this site's own pages (SameSite).
previews.post('/time', async (context) => {
  const { site } = context.var;
  const preview = previewOf(context.req.raw, site);
  if (!preview) return context.text('There is no preview.\n', 403, NO_STORE);
  const form = await formOf(context.req.raw);
  const wanted = form.get('at') ?? '';
  const { editor, expires } = preview;
  // A year is easily mistyped (0026); then the preview shows the present.
  const isLocal = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d$/.test(wanted) && !Number.isNaN(Date.parse(`${wanted}Z`));
  const at = isLocal ? { at: instantOfLocal(`${wanted.replace('T', ' ')}:00`, site.timeZone) } : {};
  context.header('Set-Cookie', previewCookie(currentSettings(), site, { editor, expires, ...at }));
  return context.body(null, 303, { ...NO_STORE, Location: pathIn(form.get('back')) });
});

previews.post('/end', async (context) => {
  const form = await formOf(context.req.raw);
  context.header('Set-Cookie', previewCookie(currentSettings(), context.var.site, undefined));
  return context.body(null, 303, { ...NO_STORE, Location: pathIn(form.get('back')) });
});

function pathIn(back: unknown): string {
  return previewPathSchema.safeParse(back).data ?? '/';
}
