import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { Attempts } from '../../accounts/attempts.ts';
import { dropInternalHeaders } from '../../accounts/headers.ts';
import { PROVIDER_ROUTES } from '../../accounts/endpoints.ts';
import { mailSender } from '../../accounts/mail/send.ts';
import { COMMON_LANGUAGE } from '../../sites/sites.ts';
import { renameOldCookies } from '../../accounts/oldCookies.ts';
import { removeExpired } from '../../accounts/provider/adapter.ts';
import type { ProviderPages } from '../../accounts/provider/provider.ts';
import type { Accounts } from '../../accounts/store/open.ts';
import type { AccountsView } from '../../accounts/view.ts';
import { REPORTING_ENDPOINTS } from '../../domain/shell/reports.ts';
import type { Settings } from '../../settings/schema.ts';
import { cleanRegularly } from '../cleaner.ts';
import type { Log } from '../log.ts';
import { providerPolicy } from '../securityHeaders.ts';
import { visitorOf } from '../visitorAddress.ts';
import { contextByKeys } from './currentContext.ts';
import { interactionUrl, languageOf } from './flow.ts';
import { hasJson, withForm } from './jsonBody.ts';
import { MailQueue } from '../mailQueue.ts';
import type { RenderPage } from './page.ts';
import { requestedSite, isFramed } from './request.ts';
import { accountsRoutes } from './routes.ts';

export type AccountsHost = {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Resolves when the mails that no response waits for are sent; after ten seconds at most. */
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
  const mails = new MailQueue(log);
  const shared = { settings, db, log, attempts: new Attempts(), sendMail: mailSender(settings), mails };
  const currentContext = contextByKeys(shared, providerPages(settings, render));
  await currentContext();
  const routes = accountsRoutes(render);
  const stopCleaning = cleanRegularly(() => removeExpired(db), 'What has expired could not be removed.', log);

  return {
    async answer(request, response) {
      // The provider takes its own address from these headers, so they are set here, whatever a proxy in front has
      // sent.
      request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      request.headers['x-forwarded-host'] = host;
      dropInternalHeaders(request.headers);
      // Concatenated, not resolved: two slashes at the beginning would name another host.
      const url = new URL(settings.ACCOUNTS_ORIGIN + (request.url ?? '/'));
      const { context, provide } = await currentContext();
      if (protocol === 'https:') renameOldCookies(context.provider, request, response);
      if (url.pathname.startsWith('/oidc/') || url.pathname === '/.well-known/openid-configuration') {
        response.setHeader('content-security-policy', ofProvider);
        const isJson = url.pathname === PROVIDER_ROUTES.token && hasJson(request);
        const asked = isJson ? await withForm(request) : request;
        if (asked) await provide(asked, response);
        else refuseJson(response);
      } else {
        const webRequest = new Request(url, { method: request.method ?? 'GET' });
        await send(await routes.fetch(webRequest, { context, request, response }), response);
      }
    },
    close: async () => {
      stopCleaning();
      await mails.close();
    },
  };
}

/** The pages that the provider shows while it answers, so that it can set its cookies with them. */
function providerPages(settings: Settings, render: RenderPage): ProviderPages {
  const show = async (
    { req, res, query }: KoaContextWithOIDC,
    view: Partial<AccountsView> & Pick<AccountsView, 'page'>,
  ): Promise<string> => {
    const site = requestedSite(req, undefined, settings);
    const language = languageOf(query['ui_locales']) ?? site.defaultLanguage;
    const base = { status: 200, language, site: site.code, path: '/profile', framed: isFramed(req) };
    const { html, policy } = await render({ ...base, ...view }, visitorOf(req, settings).address);
    res.setHeader('content-security-policy', policy);
    res.setHeader('reporting-endpoints', REPORTING_ENDPOINTS);
    return html.toString();
  };
  return {
    interactionUrl: (parameters) => {
      const uri = parameters['redirect_uri'];
      const site = typeof uri === 'string' ? requestedSite(undefined, uri, settings) : undefined;
      return interactionUrl(parameters, site?.defaultLanguage ?? COMMON_LANGUAGE);
    },
    error: (context, code) => {
      const state = code === 'invalid_request' ? 'Request' : 'Refused';
      return show(context, { page: 'problem', status: context.status, state });
    },
    signOut: (context, secret) => show(context, { page: 'signOut', values: { xsrf: secret } }),
    signedOut: (context) => show(context, { page: 'signedOut' }),
  };
}

/** Refuses a token request whose JSON is none, as the provider refuses others (RFC 6749, 5.2). */
function refuseJson(response: ServerResponse): void {
  const error = { error: 'invalid_request', error_description: 'the body is not a JSON object of texts' };
  response.writeHead(400, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(error));
}

/** Sends a response through Node, beside the headers that are set already; nothing where the provider has answered. */
async function send(answered: Response, response: ServerResponse): Promise<void> {
  if (response.headersSent) return;
  for (const [name, value] of answered.headers) {
    if (name === 'set-cookie') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  response.writeHead(answered.status).end(Buffer.from(await answered.arrayBuffer()));
}
