import { Hono } from 'hono';
import { api } from './api/app.ts';
import { calendar } from './request/endpoints/calendar/app.ts';
import { discovery } from './request/endpoints/discovery/app.ts';
import { editor } from './api/editor/app.ts';
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
import type { SiteEnv } from './sites/siteEnv.ts';

/** Where requests come in: every host, endpoint and page of Aurore. Astro serves it in place of its own router. */
const app = new Hono<SiteEnv>();

app.use(byHost, keepToEditor);

app.route('/api/editor', editor);
app.route('/api', api);
app.route('/preview', previews);
app.route('/calendar', calendar);
app.route('/', discovery());
app.route('/share', share);
app.route('/', assets);
app.route('/consent', consent);
app.route('/fragments', fragments);
app.get('/tell-me/news', newsOfTopic);
app.post('/tell-me/subscription', changedSubscription);
app.get('/place', showPlace);
app.post('/place', choosePlace);
app.route('/tracking', tracking);
app.route('/demo/widgets', demoWidgets);
app.get('/redirect/:language', (context) =>
  languageChange(context.req.raw, context.var.site, context.req.param('language'), context.req.query('from') ?? '/'),
);

app.on(['GET', 'HEAD'], '*', getPage);
app.post('*', submitForm);
app.all('*', (context) => context.text('Method not allowed.\n', 405, { Allow: 'GET, HEAD' }));
app.onError(failed);

export default app;
