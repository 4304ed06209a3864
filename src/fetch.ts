import { Hono, type Context } from 'hono';
import { api } from './api/app.ts';
import { calendar } from './request/endpoints/calendar/app.ts';
import { discovery } from './request/endpoints/discovery/app.ts';
import { editor } from './api/editor/app.ts';
import { otherMethods } from './api/otherMethods.ts';
import type { ApiError } from './api/response.ts';
import { assets } from './request/endpoints/assets.ts';
import { changedSubscription } from './request/endpoints/changedSubscription.ts';
import { consent } from './request/endpoints/consent.ts';
import { demoWidgets } from './request/endpoints/demoWidgets.ts';
import { fragments } from './request/endpoints/fragments.ts';
import { choosePlace, showPlace } from './request/endpoints/place.ts';
import { previews } from './request/endpoints/preview.ts';
import { newsOfTopic } from './request/endpoints/tellMeNews.ts';
import { tracking } from './request/endpoints/tracking.ts';
import { submitForm } from './request/forms/submitForm.ts';
import { byHost } from './request/hosts/byHost.ts';
import { languageChange } from './request/language/change.ts';
import { keepToEditor } from './request/preview.ts';
import { failed, getPage } from './request/site.ts';
import { share } from './request/endpoints/share/app.ts';
import { match } from './routes/match.ts';
import type { SiteEnv } from './sites/siteEnv.ts';

/** What is not a page. */
const endpoints = new Hono<SiteEnv>();
endpoints.use(otherMethods(endpoints, refused));
endpoints.route('/api/editor', editor);
endpoints.route('/api', api);
endpoints.route('/preview', previews);
endpoints.route('/calendar', calendar);
endpoints.route('/', discovery());
endpoints.route('/share', share);
endpoints.route('/', assets);
endpoints.route('/consent', consent);
endpoints.route('/fragments', fragments);
endpoints.get('/tell-me/news', newsOfTopic);
endpoints.post('/tell-me/subscription', changedSubscription);
endpoints.get('/place', showPlace);
endpoints.post('/place', choosePlace);
endpoints.route('/tracking', tracking);
endpoints.route('/demo/widgets', demoWidgets);
endpoints.get('/redirect/:language', (context) =>
  languageChange(context.req.raw, context.var.site, context.req.param('language'), context.req.query('from') ?? '/'),
);

/** Where requests come in: every host, endpoint and page of Aurore. Astro serves it in place of its own router. */
const app = new Hono<SiteEnv>();

app.use(byHost, keepToEditor);
app.route('/', endpoints);
app.on(['GET', 'HEAD'], '*', getPage);
app.post('*', submitForm);
app.all('*', (context) => {
  const { site } = context.var;
  const found = match(site, context.req.path);
  // An endpoint's methods are said above.
  if (!found) return context.text('There is nothing here.\n', 404);
  return refused({ headers: { Allow: found.route.form ? 'GET, HEAD, POST' : 'GET, HEAD' } }, context);
});
app.onError(failed);

function refused({ headers }: Pick<ApiError, 'headers'>, context: Context): Response {
  return context.text('Method not allowed.\n', 405, headers);
}

export default app;
