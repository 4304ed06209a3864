import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import sharp from 'sharp';
import { BRAND } from '#folders';
import { textResponse } from '../../../api/response.ts';
import { contentTag, programmeTag, siteTag } from '../../../content/cacheTags.ts';
import { catalogueOf } from '../../../content/catalogue.ts';
import { translator } from '../../../i18n/translator.ts';
import { now } from '../../../settings/clock.ts';
import { originOf } from '../../../settings/hosts.ts';
import { currentSettings } from '../../../settings/settings.ts';
import type { SiteEnv } from '../../../sites/siteEnv.ts';
import { supportedLanguage, type Site } from '../../../sites/sites.ts';
import { atomFeed } from './atom.ts';
import { LISTED_CONTENT } from './entries.ts';
import { ICON_SIZES, manifestOf } from './manifest.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';
import { languageModelText, robotsText, securityText } from './texts.ts';

type SiteContext = Context<SiteEnv>;

/** How many seconds these may be cached; a purge ends it sooner. */
const MAX_AGE = 3600;
const XML = { 'Content-Type': 'application/xml; charset=utf-8' };
const ATOM = { 'Content-Type': 'application/atom+xml; charset=utf-8' };
const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * What programs read about the site, to be mounted at / where the variable `site` is set: robots.txt, sitemaps, feeds,
 * security.txt, llms.txt, the web manifest and its icons.
 */
export function discovery() {
  const app = new Hono<SiteEnv>();
  const originFor = (site: Site) => originOf(site, currentSettings());
  const respond = (
    context: SiteContext,
    text: string,
    headers: Readonly<Record<string, string>>,
    tags: readonly string[] = [],
  ) => textResponse(context, text, { maxAge: MAX_AGE, tags: [siteTag(context.var.site), ...tags] }, headers);
  const listedTags = (site: Site) => LISTED_CONTENT.map((name) => contentTag(site, name));
  const missing = (context: Context) => context.text('There is no such file.\n', 404);

  app.get('/robots.txt', (context) => respond(context, robotsText(originFor(context.var.site)), TEXT));

  app.get('/.well-known/security.txt', (context) => {
    const { site } = context.var;
    const contact = currentSettings().SECURITY_CONTACT;
    if (contact === undefined) return missing(context);
    return respond(context, securityText(originFor(site), contact, site.languages, now()), TEXT);
  });

  app.get('/llms.txt', async (context) => {
    const { site } = context.var;
    // Such readers expect English.
    const language = supportedLanguage(site, 'en') ?? site.defaultLanguage;
    const catalogue = await catalogueOf(site, language);
    return respond(context, languageModelText(catalogue, translator(language), originFor(site)), {
      'Content-Type': 'text/markdown; charset=utf-8',
    });
  });

  app.get('/sitemap.xml', async (context) => {
    const { site } = context.var;
    return respond(context, await sitemapIndex({ site, origin: originFor(site) }), XML, listedTags(site));
  });

  app.get('/sitemap/:file{[a-z]{2}-[1-9][0-9]{0,4}\\.xml}', async (context) => {
    const { site } = context.var;
    const [, wanted = '', part = ''] = /^(..)-(\d+)/.exec(context.req.param('file')) ?? [];
    const language = supportedLanguage(site, wanted);
    const text = language && (await sitemap({ site, origin: originFor(site) }, language, Number(part)));
    if (text === undefined) return missing(context);
    // It says when programmes changed.
    return respond(context, text, XML, [programmeTag(site), ...listedTags(site)]);
  });

  app.get('/feed/:language{[a-z]{2}}/news.xml', async (context) => {
    const { site } = context.var;
    const language = supportedLanguage(site, context.req.param('language'));
    if (!language) return missing(context);
    const text = atomFeed(await catalogueOf(site, language), translator(language), originFor(site));
    return respond(context, text, ATOM, [contentTag(site, 'articles')]);
  });

  app.get('/manifest/:file{[a-z]{2}\\.webmanifest}', (context) => {
    const { site } = context.var;
    const language = supportedLanguage(site, context.req.param('file').slice(0, 2));
    if (!language) return missing(context);
    return respond(context, manifestOf(site, language, translator(language)), {
      'Content-Type': 'application/manifest+json; charset=utf-8',
    });
  });

  for (const size of ICON_SIZES) {
    app.get(`/icon-${size}.png`, async (context) =>
      context.body(await iconOf(size), 200, {
        'Content-Type': 'image/png',
        'Cache-Control': `public, max-age=${MAX_AGE}`,
        'CDN-Cache-Control': `max-age=${MAX_AGE}`,
      }),
    );
  }
  return app;
}

const icons = new Map<number, Promise<Uint8Array<ArrayBuffer>>>();

/** The mark as a PNG of `size` pixels square: some systems take no SVG for their home screens. */
function iconOf(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const known = icons.get(size);
  if (known) return known;
  const made = drawIcon(size);
  icons.set(size, made);
  made.catch(() => icons.delete(size));
  return made;
}

async function drawIcon(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const svg = readFileSync(join(BRAND, 'favicon.svg'));
  return new Uint8Array(
    await sharp(svg, { density: 72 * (size / 32) })
      .resize(size, size)
      .png()
      .toBuffer(),
  );
}
