import type { IncomingMessage, ServerResponse } from 'node:http';
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
import { isLanguage, type Language, type Site } from '../../sites/sites.ts';
import { cleanRegularly } from '../cleaner.ts';
import type { Log } from '../log.ts';
import { providerPolicy } from '../securityHeaders.ts';
import { flowTarget, interactionUrl, languageOf } from './flow.ts';
import { visitorOf } from '../visitorAddress.ts';
import { askedSite, isFramed, isFromHere, readForm, rememberSite } from './request.ts';
import { forgotten, newPassword } from './password.ts';
import { mail } from './mail.ts';
import { dataPage, ownPage, profilePage, signOut } from './own.ts';
import { houseOfKeys } from './house.ts';
import type { RenderPage } from './page.ts';
import { register } from './register.ts';
import { signIn } from './signIn.ts';
import type { House, Interaction, Outcome, PageHandler, Visit } from './visit.ts';

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

export type AccountsHost = {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): void;
};

/** Makes the accounts host: the embedded provider, and our pages for it (SPEC 2, "Client account pages"). */
export async function createAccountsHost(
  options: { readonly settings: Settings; readonly db: Accounts; readonly log: Log },
  render: RenderPage,
): Promise<AccountsHost> {
  const { settings, db, log } = options;
  const { protocol, host } = new URL(settings.ACCOUNTS_ORIGIN);
  const ofProvider = providerPolicy(settings);

  /** Pages that the provider shows while it answers, so that it can set its cookies with them. */
  const shown = async (
    request: IncomingMessage,
    response: ServerResponse,
    view: Partial<AccountsView> & Pick<AccountsView, 'page'>,
    locales?: unknown,
  ) => {
    const site = askedSite(request, undefined, settings);
    const language = languageOf(locales) ?? site.defaultLanguage;
    const base = { status: 200, language, site: site.code, path: '/profile', framed: isFramed(request) };
    const { html, policy } = await render({ ...base, ...view });
    response.setHeader('content-security-policy', policy);
    response.setHeader('reporting-endpoints', REPORTING_ENDPOINTS);
    return html.toString();
  };

  const pages: ProviderPages = {
    interactionUrl: (parameters) => {
      const site = siteOfRedirect(parameters['redirect_uri']);
      return interactionUrl(parameters, site?.defaultLanguage ?? 'en');
    },
    error: ({ req, res, status, query }, code) =>
      shown(
        req,
        res,
        { page: 'problem', status, state: code === 'invalid_request' ? 'Request' : 'Refused' },
        query['ui_locales'],
      ),
    signOut: ({ req, res, query }, secret) =>
      shown(req, res, { page: 'signOut', values: { xsrf: secret } }, query['ui_locales']),
    signedOut: ({ req, res, query }) => shown(req, res, { page: 'signedOut' }, query['ui_locales']),
  };

  function siteOfRedirect(uri: unknown): Site | undefined {
    return typeof uri === 'string' ? askedSite(undefined, uri, settings) : undefined;
  }

  const shared = { settings, db, log, attempts: new Attempts(), sendMail: mailSender(settings) };
  const houseNow = houseOfKeys(shared, pages);
  await houseNow();
  const stopCleaning = cleanRegularly(() => removeExpired(db), 'What has expired could not be removed.', log);

  const answerPage = async (house: House, request: IncomingMessage, response: ServerResponse, url: URL) => {
    const [, wanted = '', name = '', ...rest] = url.pathname.split('/');
    const interaction = await interactionOf(house, request, response);
    const site = askedSite(request, interaction?.params['redirect_uri'] as string | undefined, settings);
    const language: Language = isLanguage(wanted) ? wanted : site.defaultLanguage;
    const send = async (outcome: Outcome) => {
      if ('redirect' in outcome) return redirect(response, outcome.redirect);
      if ('download' in outcome) return download(response, outcome.download);
      if ('finish' in outcome) return house.provider.interactionFinished(request, response, outcome.finish);
      const base = { status: 200, language, site: site.code, path: `/${name}${url.search}`, framed: isFramed(request) };
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
    };

    if (url.pathname === '/') return send({ redirect: `/${language}/profile` });
    if (url.pathname === PAGES_CALLBACK) {
      if (url.searchParams.has('error')) return send({ view: { page: 'problem', status: 400, state: 'Refused' } });
      return send({ redirect: flowTarget(url.searchParams.get('state')) });
    }
    if (url.pathname === '/outbox' && hasOutbox(settings)) {
      return send({ view: { page: 'outbox', mails: await readOutbox(outboxOf(settings)) } });
    }
    const handler = isLanguage(wanted) && rest.length === 0 && Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
    if (!handler) return send({ view: { page: 'problem', status: 404, state: 'NotFound' } });
    if (request.method === 'POST' && !isFromHere(request, settings)) {
      return send({ view: { page: 'problem', status: 403, state: 'Refused' } });
    }
    if (!['GET', 'HEAD', 'POST'].includes(request.method ?? '')) {
      return send({ view: { page: 'problem', status: 405, state: 'Refused' } });
    }
    const form = request.method === 'POST' ? await readForm(request) : undefined;
    if (form === 'refused') return send({ view: { page: 'problem', status: 400, state: 'Refused' } });
    const visit: Visit = {
      ...house,
      ...{ request, response, url, language, site, interaction, form },
      framed: isFramed(request),
      address: visitorOf(request, settings).address,
    };
    return send(await handler(visit));
  };

  return {
    async answer(request, response) {
      // The provider takes its own address from these headers, so they are set here, whatever a proxy in front has sent.
      request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      request.headers['x-forwarded-host'] = host;
      delete request.headers[VIEW_HEADER];
      // Concatenated, not resolved: two slashes at the beginning would name another host.
      const url = new URL(settings.ACCOUNTS_ORIGIN + (request.url ?? '/'));
      const { house, provide } = await houseNow();
      if (url.pathname.startsWith('/oidc/') || url.pathname === '/.well-known/openid-configuration') {
        response.setHeader('content-security-policy', ofProvider);
        await provide(request, response);
      } else {
        await answerPage(house, request, response, url);
      }
    },
    close: stopCleaning,
  };
}

async function interactionOf(
  { provider }: House,
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

/** Whoever reads the outbox can enter every account, so it is shown only on localhost and never in production. */
function hasOutbox({ NODE_ENV, SMTP_URL, ACCOUNTS_ORIGIN }: Settings): boolean {
  const { hostname } = new URL(ACCOUNTS_ORIGIN);
  return NODE_ENV !== 'production' && SMTP_URL === undefined && /(^|\.)localhost$/.test(hostname);
}
