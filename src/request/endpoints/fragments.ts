import { Hono } from 'hono';
import type { SiteEnv } from '../../sites/siteEnv.ts';
import { supportedLanguage } from '../../sites/sites.ts';
import { missing, pageContext } from '../pageContext.ts';
import { catalogueFor } from '../preview.ts';
import { render } from '../render/renderPage.ts';

/** Parts of pages that scripts fetch, to be mounted at /fragments; `src/pages/fragments` has one file for each. */
export const fragments = new Hono<SiteEnv>();

fragments.get('/:language/:name/:slug{.+}', async (context) => {
  const { language: wanted, name, slug } = context.req.param();
  const site = context.var.site;
  const language = supportedLanguage(site, wanted);
  if (!language || !/^[a-z]+$/.test(name)) return context.notFound();
  const catalogue = await catalogueFor(context.req.raw, site, language);
  const nowhere = missing(language);
  // What they are put into has the form of their hearts.
  const route = { ...nowhere.route, layout: 'full' } as const;
  const page = pageContext(context.req.raw, catalogue, { ...nowhere, route, params: { slug } });
  return render(context.req.raw, `/fragments/${name}`, page);
});
