import { Hono } from 'hono';
import type { Fresh } from '../../routes/facts.ts';
import type { SiteEnv } from '../../sites/siteEnv.ts';
import { supportedLanguage } from '../../sites/sites.ts';
import { missing, pageContext } from '../pageContext.ts';
import { catalogueFor } from '../preview.ts';
import { render } from '../render/renderPage.ts';

/** How long each of the files in `src/pages/fragments` is cached. What is of a visitor's own place, or typed, is theirs. */
const FRAGMENTS: Readonly<Record<string, Fresh>> = {
  account: 'site',
  beginnings: 'visitor',
  closeto: 'programme',
  evening: 'programme',
  favourites: 'visitor',
  nearest: 'programme',
  placed: 'visitor',
  showing: 'programme',
  tickets: 'visitor',
  tonight: 'programme',
  wishlist: 'visitor',
};

/** Parts of pages that scripts fetch, to be mounted at /fragments. */
export const fragments = new Hono<SiteEnv>();

fragments.get('/:language/:name/:slug{.+}', async (context) => {
  const { language: wanted, name, slug } = context.req.param();
  const site = context.var.site;
  const language = supportedLanguage(site, wanted);
  const fresh = Object.hasOwn(FRAGMENTS, name) ? FRAGMENTS[name] : undefined;
  if (!language || fresh === undefined) return context.notFound();
  const catalogue = await catalogueFor(context.req.raw, site, language);
  const nowhere = missing(language);
  // What they are put into has the form of their hearts.
  const route = { ...nowhere.route, layout: 'full', fresh } as const;
  const page = pageContext(context.req.raw, catalogue, { ...nowhere, route, params: { slug } });
  return render(context.req.raw, `/fragments/${name}`, page);
});
