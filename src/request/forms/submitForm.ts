import type { Handler } from 'hono';
import { VISITOR_HEADER } from '../../accounts/headers.ts';
import { catalogueOf } from '../../content/catalogue.ts';
import { match } from '../../routes/match.ts';
import type { SiteEnv } from '../../sites/siteEnv.ts';
import { guard } from '../guards/guard.ts';
import { pageContext } from '../pageContext.ts';
import { makePrivate } from '../privateResponse.ts';
import { notFound, render } from '../render/renderPage.ts';
import { handlePollForm } from './polls.ts';
import { readForm } from './readForm.ts';
import { voucherOutcome } from './voucher.ts';

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
  const page = pageContext(request, catalogue, found);
  if ((await guard(page)).kind !== 'pass') return notFound(request, catalogue);
  const address = context.req.header(VISITOR_HEADER) ?? '';
  const outcome =
    form === 'ask' || form === 'answer'
      ? await handlePollForm(request, page, address)
      : { outcome: await voucherOutcome(site, form, await readForm(request), address) };
  if (outcome instanceof Response) return outcome;
  const asGet = new Request(request.url, { headers: request.headers });
  const refused = 'fault' in outcome;
  const rendered = await render(asGet, `/${found.route.page}`, {
    ...page,
    ...(refused ? { refused: outcome } : outcome),
  });
  const response = refused ? new Response(rendered.body, { status: 422, headers: rendered.headers }) : rendered;
  makePrivate(response);
  return response;
};
