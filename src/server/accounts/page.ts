import { VIEW_HEADER, VISITOR_HEADER } from '../../accounts/headers.ts';
import type { AccountsView } from '../../accounts/view.ts';
import type { Settings } from '../../settings/schema.ts';
import { renderInMemory, type Render } from '../memoryRender.ts';

export type RenderedPage = { readonly html: Buffer; readonly policy: string };
/** `address`: the network address of the visitor that it is for. */
export type RenderPage = (view: AccountsView, address: string) => Promise<RenderedPage>;

/**
 * Gives a function that renders a private page of the accounts host with Astro, in its visitor's turn. Rejects if the page's
 * status is not 200.
 */
export function pageRenderer(render: Render, settings: Settings): RenderPage {
  const { host } = new URL(settings.ACCOUNTS_ORIGIN);
  return async (view, address) => {
    const headers = {
      host,
      [VIEW_HEADER.name]: VIEW_HEADER.write(view),
      [VISITOR_HEADER]: address,
    };
    const whole = await renderInMemory(render, { url: `/page/${view.page}`, headers });
    if (whole?.status !== 200) throw new Error(`The page ${view.page} could not be rendered: ${whole?.status}.`);
    return { html: whole.body, policy: String(whole.headers['content-security-policy'] ?? '') };
  };
}
