import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { Attempts } from '../../accounts/attempts.ts';
import { VIEW_HEADER } from '../../accounts/headers.ts';
import { mailSender, outboxOf } from '../../accounts/mail/send.ts';
import { readOutbox } from '../../accounts/mail/outbox.ts';
import { removeExpired } from '../../accounts/provider/adapter.ts';
import { PAGES_CALLBACK, type ProviderPages } from '../../accounts/provider/provider.ts';
import type { Accounts } from '../../accounts/store/open.ts';
import type { AccountsView } from '../../accounts/view.ts';
import { REPORTING_ENDPOINTS } from '../../domain/reports.ts';
import type { Settings } from '../../settings/settings.ts';
import { isLanguage } from '../../sites/sites.ts';
import { cleanRegularly } from '../cleaner.ts';
import type { Log } from '../log.ts';
import { providerPolicy } from '../securityHeaders.ts';
import { flowTarget, interactionUrl, languageOf } from './flow.ts';
import { visitorOf } from '../visitorAddress.ts';
import { askedSite, isFramed, isFromHere, readForm, rememberSite } from './request.ts';
import { forgotten, newPassword } from './password.ts';
import { mail } from './mail.ts';
import { dataPage, ownPage, profilePage, signOut } from './own.ts';
import { contextByKeys } from './currentContext.ts';
import type { RenderPage } from './page.ts';
import { register } from './register.ts';
import { signIn } from './signIn.ts';
import {
  backgroundDone,
  type AccountsContext,
  type Interaction,
  type Outcome,
  type PageHandler,
  type Visit,
} from './visit.ts';

/** The pages, by their paths after the language. */
const PAGES: Readonly<Record<string, PageHandler>> = {
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
};

/** As long as a mail server may take to accept a mail. */
const CLOSING_MS = 10_000;

export type AccountsHost = {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Resolves when work that no answer waits for, such as mails, is done; after ten seconds at most. */
  close(): Promise<void>;
};

/** Makes the accounts host: the embedded provider, and our pages for it (SPEC 2, "Client account pages"). */
export async function createAccountsHost(
  options: { readonly settings: Settings; readonly db: Accounts; readonly log: Log },
  render: RenderPage,
): Promise<AccountsHost> {
  const { settings, db, log } = options;
  const { protocol, host } = new URL(settings.ACCOUNTS_ORIGIN);
  const ofProvider = providerPolicy(settings);
  const shared = { settings, db, log, attempts: new Attempts(), sendMail: mailSender(settings) };
  const currentContext = contextByKeys(shared, providerPages(settings, render));
  await currentContext();
  const stopCleaning = cleanRegularly(() => removeExpired(db), 'What has expired could not be removed.', log);

  return {
    async answer(request, response) {
      // The provider takes its own address from these headers, so they are set here, whatever a proxy in front has sent.
      request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      request.headers['x-forwarded-host'] = host;
      delete request.headers[VIEW_HEADER];
      // Concatenated, not resolved: two slashes at the beginning would name another host.
      const url = new URL(settings.ACCOUNTS_ORIGIN + (request.url ?? '/'));
      const { context, provide } = await currentContext();
      if (url.pathname.startsWith('/oidc/') || url.pathname === '/.well-known/openid-configuration') {
        response.setHeader('content-security-policy', ofProvider);
        await provide(request, response);
      } else {
        const asked = await readRequest(context, request, response, url);
        await sendOutcome(await route(asked), asked, render);
      }
    },
    close: async () => {
      stopCleaning();
      await backgroundDone(CLOSING_MS);
    },
  };
}

/** The pages that the provider shows while it answers, so that it can set its cookies with them. */
function providerPages(settings: Settings, render: RenderPage): ProviderPages {
  const show = async (
    { req, res, query }: KoaContextWithOIDC,
    view: Partial<AccountsView> & Pick<AccountsView, 'page'>,
  ): Promise<string> => {
    const site = askedSite(req, undefined, settings);
    const language = languageOf(query['ui_locales']) ?? site.defaultLanguage;
    const base = { status: 200, language, site: site.code, path: '/profile', framed: isFramed(req) };
    const { html, policy } = await render({ ...base, ...view });
    res.setHeader('content-security-policy', policy);
    res.setHeader('reporting-endpoints', REPORTING_ENDPOINTS);
    return html.toString();
  };
  return {
    interactionUrl: (parameters) => {
      const uri = parameters['redirect_uri'];
      const site = typeof uri === 'string' ? askedSite(undefined, uri, settings) : undefined;
      return interactionUrl(parameters, site?.defaultLanguage ?? 'en');
    },
    error: (context, code) => {
      const state = code === 'invalid_request' ? 'Request' : 'Refused';
      return show(context, { page: 'problem', status: context.status, state });
    },
    signOut: (context, secret) => show(context, { page: 'signOut', values: { xsrf: secret } }),
    signedOut: (context) => show(context, { page: 'signedOut' }),
  };
}

/** A visit whose form has not been read yet. */
type Asked = Omit<Visit, 'form'>;

async function readRequest(
  context: AccountsContext,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<Asked> {
  const { settings } = context;
  const [, wanted = ''] = url.pathname.split('/');
  const interaction = await interactionOf(context, request, response);
  const site = askedSite(request, interaction?.params['redirect_uri'] as string | undefined, settings);
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

/** Lets the page at the URL answer; what cannot be answered gets the page `problem`. */
async function route(asked: Asked): Promise<Outcome> {
  const { settings, request, url, language } = asked;
  if (url.pathname === '/') return { redirect: `/${language}/profile` };
  if (url.pathname === PAGES_CALLBACK) {
    return url.searchParams.has('error')
      ? problem(400, 'Refused')
      : { redirect: flowTarget(url.searchParams.get('state')) };
  }
  if (url.pathname === '/outbox' && hasOutbox(settings) && isLocal(request)) {
    return { view: { page: 'outbox', mails: await readOutbox(outboxOf(settings)) } };
  }
  const [, wanted = '', name = '', ...rest] = url.pathname.split('/');
  const handler = isLanguage(wanted) && rest.length === 0 && Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  if (!handler) return problem(404, 'NotFound');
  if (request.method === 'POST' && !isFromHere(request, settings)) return problem(403, 'Refused');
  if (!['GET', 'HEAD', 'POST'].includes(request.method ?? '')) return problem(405, 'Refused');
  const form = request.method === 'POST' ? await readForm(request) : undefined;
  return form === 'refused' ? problem(400, 'Refused') : handler({ ...asked, form });
}

function problem(status: number, state: string): Outcome {
  return { view: { page: 'problem', status, state } };
}

/** Sends what a page answered: another page, a redirect, a file, or the provider's answer at an interaction's end. */
async function sendOutcome(outcome: Outcome, asked: Asked, render: RenderPage): Promise<void> {
  const { request, response, settings, provider, url, language, site, framed } = asked;
  if ('redirect' in outcome) return redirect(response, outcome.redirect);
  if ('download' in outcome) return download(response, outcome.download);
  if ('finish' in outcome) return provider.interactionFinished(request, response, outcome.finish);
  const [, , name = ''] = url.pathname.split('/');
  const base = { status: 200, language, site: site.code, path: `/${name}${url.search}`, framed };
  const view: AccountsView = { ...base, ...outcome.view };
  const { html, policy } = await render(view);
  rememberSite(response, site, settings);
  response.writeHead(view.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-length': html.length,
    'content-security-policy': policy,
    'reporting-endpoints': REPORTING_ENDPOINTS,
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : html);
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

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(303, { location: to, 'cache-control': 'no-store', 'content-length': 0 }).end();
}

function download(response: ServerResponse, { name, data }: { readonly name: string; readonly data: object }): void {
  const body = Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  response.end(body);
}

/** Whether a request comes from this machine: its Host header is whatever the client says. */
function isLocal({ socket }: IncomingMessage): boolean {
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
}

/** Whoever reads the outbox can enter every account, so it is shown only on localhost and never in production. */
function hasOutbox({ NODE_ENV, SMTP_URL, ACCOUNTS_ORIGIN }: Settings): boolean {
  const { hostname } = new URL(ACCOUNTS_ORIGIN);
  return NODE_ENV !== 'production' && SMTP_URL === undefined && /(^|\.)localhost$/.test(hostname);
}
