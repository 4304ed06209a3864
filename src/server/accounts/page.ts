import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { VIEW_HEADER } from '../../accounts/headers.ts';
import type { AccountsView } from '../../accounts/view.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Render } from '../memoryRender.ts';

export type RenderedPage = { readonly html: Buffer; readonly policy: string };
export type RenderPage = (view: AccountsView) => Promise<RenderedPage>;

/**
 * Gives a function that renders a private page of the accounts host with Astro. Rejects if the page's status is not 200.
 */
export function pageRenderer(render: Render, settings: Settings): RenderPage {
  const { host } = new URL(settings.ACCOUNTS_ORIGIN);
  return async (view) => {
    const socket = new Socket();
    const request = new IncomingMessage(socket);
    Object.assign(request, { method: 'GET', url: `/page/${view.page}`, httpVersion: '1.1' });
    request.headers = { host, [VIEW_HEADER]: Buffer.from(JSON.stringify(view)).toString('base64url') };
    const response = new PageResponse(request);
    try {
      await render(request, response);
      if (response.statusCode !== 200)
        throw new Error(`The page ${view.page} could not be drawn: ${response.statusCode}.`);
      return {
        html: Buffer.concat(response.chunks),
        policy: String(response.getHeader('content-security-policy') ?? ''),
      };
    } finally {
      socket.destroy();
    }
  };
}

/** A response that is kept in memory. */
class PageResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];

  override writeHead(status: number, ...rest: unknown[]): this {
    for (const [name, value] of Object.entries((rest.at(-1) ?? {}) as OutgoingHttpHeaders)) {
      if (value !== undefined) this.setHeader(name, value);
    }
    return super.writeHead(status);
  }

  override write(chunk: string | Uint8Array): boolean {
    this.chunks.push(Buffer.from(chunk as string));
    return true;
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk);
    this.emit('finish');
    return this;
  }
}
