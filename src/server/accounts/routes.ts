import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono, type Context } from 'hono';
import { TooBusy } from '../../accounts/hashQueue.ts';
import { readOutbox } from '../../accounts/mail/outbox.ts';
import { outboxOf } from '../../accounts/mail/send.ts';
import { PAGES_CALLBACK } from '../../accounts/provider/provider.ts';
import type { AccountsView } from '../../accounts/view.ts';
import { REPORTING_ENDPOINTS } from '../../domain/shell/reports.ts';
import type { Settings } from '../../settings/schema.ts';
import { isLanguage, LANGUAGES } from '../../sites/sites.ts';
import { visitorOf } from '../visitorAddress.ts';
import { flowTarget } from './flow.ts';
import { busy, challengeFor, hasWorked, leaving } from './busy.ts';
import { mail } from './mail.ts';
import { dataPage, ownPage, profilePage, signOut } from './own.ts';
import type { RenderPage } from './page.ts';
import { forgotten, newPassword } from './password.ts';
import { register } from './register.ts';
import { requestedSite, isFramed, isFromHere, readAccountForm, siteCookie } from './request.ts';
import { signIn } from './signIn.ts';
import type { AccountsContext, Interaction, VisitOutcome, PageHandler, Visit } from './visit.ts';

/** The pages, by their paths after the language. */
const PAGES = {
  'sign-in': signIn,
  register,
  mail,
  forgotten,
  'new-password': newPassword,
  'sign-out': signOut,
  profile: profilePage,
  data: dataPage,
  benefits: ownPage('benefits', 'benefits'),
  'favourite-cinemas': ownPage('favourites', 'favourite-cinemas'),
  bookings: ownPage('bookings', 'bookings'),
  wallet: ownPage('wallet', 'wallet'),
  pass: ownPage('pass', 'pass'),
} satisfies Record<string, PageHandler>;

// In groups, since one of Hono's routers puts `^` and `$` around what is between the braces.
const PAGE = `/:language{(?:${LANGUAGES.join('|')})}/:page{(?:${Object.keys(PAGES).join('|')})}` as const;

/** A visit whose form has not been read yet. */
type AccountsRequest = Omit<Visit, 'form' | 'asker'>;
type Env = {
  /** What Node gave, which the provider needs as it is: its cookies are in both, and a form's body may be its own. */
  Bindings: {
    readonly context: AccountsContext;
    readonly request: IncomingMessage;
    readonly response: ServerResponse;
  };
  Variables: { accountsRequest: AccountsRequest };
};

/**
 * The accounts host's own pages. What cannot be answered gets the page `problem`; internal errors are thrown. Where the
 * provider has answered by itself, at an interaction's end, the response that comes back means nothing.
 */
export function accountsRoutes(render: RenderPage) {
  // Paths are compared as they are sent: a page has one address, not also those with needless percent signs.
  const routes = new Hono<Env>({ getPath: ({ url }) => new URL(url).pathname });
  routes.onError((error) => {
    throw error;
  });
  routes.use(async (context, next) => {
    context.set('accountsRequest', await readRequest(context));
    await next();
  });

  const show = (context: Context<Env>, view: Pick<AccountsView, 'page'> & Partial<AccountsView>) =>
    showPage(context.var.accountsRequest, view, render);
  const problem = (context: Context<Env>, status: number, state: string) =>
    show(context, { page: 'problem', status, state });
  const page = async (context: Context<Env, typeof PAGE>, form: URLSearchParams | undefined) => {
    const { accountsRequest } = context.var;
    const name = context.req.param('page') as keyof typeof PAGES;
    const asker = { left: leaving(accountsRequest.response), hasWorked: await hasWorked(form) };
    const outcome = await PAGES[name]({ ...accountsRequest, form, asker }).catch((error: unknown) => {
      if (error instanceof TooBusy && form) return busy(name, form);
      throw error;
    });
    return 'view' in outcome ? show(context, outcome.view) : answer(context, outcome);
  };

  routes.all('/', (context) => redirect(context, `/${context.var.accountsRequest.language}/profile`));
  routes.all(PAGES_CALLBACK, (context) => {
    const { searchParams } = context.var.accountsRequest.url;
    if (searchParams.has('error')) return problem(context, 400, 'Refused');
    return redirect(context, flowTarget(searchParams.get('state')));
  });
  routes.all('/outbox', async (context, next) => {
    const { settings, request } = context.var.accountsRequest;
    if (!hasOutbox(settings) || !isLocal(request)) return next();
    return show(context, { page: 'outbox', mails: await readOutbox(outboxOf(settings)) });
  });
  routes.get(PAGE, (context) => page(context, undefined));
  routes.post(PAGE, async (context) => {
    const { settings, request } = context.var.accountsRequest;
    if (!isFromHere(request, settings)) return problem(context, 403, 'Refused');
    const form = await readAccountForm(request);
    return form === 'refused' ? problem(context, 400, 'Refused') : page(context, form);
  });
  routes.all(PAGE, (context) => {
    context.var.accountsRequest.response.setHeader('allow', 'GET, HEAD, POST');
    return problem(context, 405, 'Refused');
  });
  routes.notFound((context) => problem(context, 404, 'NotFound'));
  return routes;
}

async function readRequest({ env: { context, request, response }, req }: Context<Env>): Promise<AccountsRequest> {
  const { settings } = context;
  const url = new URL(req.url);
  const [, wanted = ''] = url.pathname.split('/');
  const interaction = await interactionOf(context, request, response);
  const site = requestedSite(request, interaction?.params['redirect_uri'] as string | undefined, settings);
  return {
    ...context,
    request,
    response,
    url,
    language: isLanguage(wanted) ? wanted : site.defaultLanguage,
    site,
    interaction,
    framed: isFramed(request),
    address: visitorOf(request, settings).address,
  };
}

async function interactionOf(
  { provider }: AccountsContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Interaction | undefined> {
  try {
    return await provider.interactionDetails(request, response);
  } catch (error) {
    if ((error as Error).name === 'SessionNotFound') return undefined;
    throw error;
  }
}

async function showPage(
  { url, language, site, framed, settings, address }: AccountsRequest,
  view: Pick<AccountsView, 'page'> & Partial<AccountsView>,
  render: RenderPage,
): Promise<Response> {
  const [, , name = ''] = url.pathname.split('/');
  const challenge = await challengeFor(view.page);
  const base = { status: 200, language, site: site.code, path: `/${name}${url.search}`, framed, ...challenge };
  const whole: AccountsView = { ...base, ...view };
  const { html, policy } = await render(whole, address);
  return new Response(new Uint8Array(html), {
    status: whole.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-length': String(html.length),
      'content-security-policy': policy,
      'reporting-endpoints': REPORTING_ENDPOINTS,
      'cache-control': 'no-store',
      ...(view.retryAfter !== undefined && { 'retry-after': String(view.retryAfter) }),
      'set-cookie': siteCookie(site, settings),
    },
  });
}

/** The response where a page gives none to render: a redirect, a file, or the provider's at an interaction's end. */
async function answer(context: Context<Env>, outcome: Exclude<VisitOutcome, { view: unknown }>): Promise<Response> {
  if ('redirect' in outcome) return redirect(context, outcome.redirect);
  if ('download' in outcome) return download(context, outcome.download);
  const { provider, request, response } = context.var.accountsRequest;
  await provider.interactionFinished(request, response, outcome.finish);
  return context.body(null);
}

function redirect(context: Context<Env>, to: string): Response {
  return context.body(null, 303, { location: to, 'cache-control': 'no-store', 'content-length': '0' });
}

function download(context: Context<Env>, { name, data }: { readonly name: string; readonly data: object }): Response {
  const body = `${JSON.stringify(data, null, 2)}\n`;
  return context.body(body, 200, {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
  });
}

/** Whether a request comes from this machine: its Host header is whatever the client says. */
function isLocal({ socket }: IncomingMessage): boolean {
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
}

/** A reader of the outbox can enter every account, so it is shown only on localhost and never in production. */
function hasOutbox({ NODE_ENV, SMTP_URL, ACCOUNTS_ORIGIN }: Settings): boolean {
  const { hostname } = new URL(ACCOUNTS_ORIGIN);
  return NODE_ENV !== 'production' && SMTP_URL === undefined && /(^|\.)localhost$/.test(hostname);
}
