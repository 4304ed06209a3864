import { Hono } from 'hono';
import { editor } from '../../../src/api/editor/app.ts';
import type { Site } from '../../../src/sites/sites.ts';

/** The editors' API of a site, mounted as the site mounts it. */
export function mountedEditor(site: Site): Hono<{ Variables: { site: Site } }> {
  const app = new Hono<{ Variables: { site: Site } }>();
  app.use(async (context, next) => {
    context.set('site', site);
    await next();
  });
  app.route('/api/editor', editor);
  return app;
}
