import type { Handler } from 'hono';
import { MAIL_HEADER, VISITOR_HEADER } from '../../accounts/headers.ts';
import type { Mail } from '../../accounts/mail/send.ts';
import { catalogueOf } from '../../content/catalogue.ts';
import { STEP_STATUS } from '../../domain/offers/voucher.ts';
import { TELL_ME_STATUS, type TellMeStep } from '../../domain/tellMe/wish.ts';
import type { PageContext } from '../../page/context.ts';
import type { FormName } from '../../routes/facts.ts';
import { match } from '../../routes/match.ts';
import type { SiteEnv } from '../../sites/siteEnv.ts';
import { guard } from '../guards/guard.ts';
import { pageContext } from '../pageContext.ts';
import { makePrivate } from '../privateResponse.ts';
import { notFound, render } from '../render/renderPage.ts';
import { requestCheckLink } from './checkLink.ts';
import { handlePollForm } from './polls.ts';
import { readForm } from './readForm.ts';
import { notOfThisSite, sameOrigin } from './sameOrigin.ts';
import { handleTellMe, stopByLink } from './tellMe.ts';
import { checkByForm } from './voucher.ts';

/**
 * Answers a form that a page without script sends to its own address: with that page and the outcome, or a redirect.
 */
export const submitForm: Handler<SiteEnv> = async (context, next) => {
  const { site } = context.var;
  const found = match(site, context.req.path);
  const form = found?.route.form;
  if (!found || !form) return next();
  const request = context.req.raw;
  const catalogue = await catalogueOf(site, found.language);
  const requested = pageContext(request, catalogue, found);
  const verdict = await guard(request, requested);
  if (verdict.kind !== 'pass') return notFound(request, catalogue);
  const page = { ...requested, item: verdict.item };
  const address = context.req.header(VISITOR_HEADER) ?? '';
  const response = await responseTo(form, request, page, address);
  makePrivate(response);
  return response;
};

function responseTo(form: FormName, request: Request, page: PageContext, address: string): Promise<Response> {
  if (form === 'ask' || form === 'answer') return pollResponse(request, page, address);
  if (form === 'tellMe') return tellMeResponse(request, page, address);
  return checkResponse(request, page, form, address);
}

/** The page with the step that a form of “Tell me” leads to, or that a link of its mails does. */
async function tellMeResponse(request: Request, page: PageContext, address: string): Promise<Response> {
  const stop = page.query.get('stop');
  // A mail program sends this one, without an origin; its link has the secret.
  if (stop !== null) return tellMePage(request, page, await stopByLink(stop));
  if (sameOrigin(request) === undefined) return notOfThisSite();
  const outcome = await handleTellMe(page, await readForm(request), address);
  if (!outcome) return pageWith(request, page);
  return withMail(await tellMePage(request, page, outcome.step), outcome.mail);
}

const tellMePage = (request: Request, page: PageContext, tellMe: TellMeStep) =>
  pageWith(request, { ...page, tellMe }, TELL_ME_STATUS[tellMe.kind]);

async function pollResponse(request: Request, page: PageContext, address: string): Promise<Response> {
  const outcome = await handlePollForm(request, page, address);
  return outcome instanceof Response ? outcome : pageWith(request, { ...page, refused: outcome }, 422);
}

/** The page of a check with its outcome, or with the answer to who asks for a link by e-mail, which is sent apart. */
async function checkResponse(
  request: Request,
  page: PageContext,
  type: 'voucher' | 'giftCard',
  address: string,
): Promise<Response> {
  const form = await readForm(request);
  const typed = form.get('email');
  if (typed === null) {
    const result = await checkByForm(page, type, form);
    return pageWith(request, { ...page, ...result }, result.step && STEP_STATUS[result.step.kind]);
  }
  if (sameOrigin(request) === undefined) return notOfThisSite();
  const { step, mail } = await requestCheckLink(page, type, { typed, address });
  return withMail(await pageWith(request, { ...page, step }, STEP_STATUS[step.kind]), mail);
}

/** Has a mail sent after the response. */
function withMail(response: Response, mail: Mail | undefined): Response {
  if (mail) response.headers.set(MAIL_HEADER.name, MAIL_HEADER.write(mail));
  return response;
}

/** The form’s page, with what the context adds. */
async function pageWith(request: Request, page: PageContext, status = 200): Promise<Response> {
  const asGet = new Request(request.url, { headers: request.headers });
  const { body, headers, status: rendered } = await render(asGet, `/${page.route.page!}`, page);
  return new Response(body, { status: rendered === 200 ? status : rendered, headers });
}
