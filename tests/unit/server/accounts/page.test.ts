import { expect, test } from 'vitest';
import { VIEW_HEADER } from '../../../../src/accounts/headers.ts';
import type { AccountsView } from '../../../../src/accounts/view.ts';
import { pageRenderer } from '../../../../src/server/accounts/page.ts';
import type { Render } from '../../../../src/server/memoryRender.ts';
import { parseSettings } from '../../../../src/settings/settings.ts';

const settings = parseSettings({ ACCOUNTS_ORIGIN: 'https://accounts.aurore.test' });
const VIEW: AccountsView = {
  page: 'signIn',
  status: 422,
  language: 'fr',
  site: 'fr',
  path: '/sign-in',
  framed: false,
};
const rendering = (render: Render) => pageRenderer(render, settings)(VIEW, '198.51.100.1');

test('a page of the accounts host is made from its view alone, and comes with its policy', async () => {
  const page = await rendering(async ({ method, url, headers }, response) => {
    const view = VIEW_HEADER.read(String(headers[VIEW_HEADER.name]));
    response.setHeader('content-security-policy', "default-src 'none'");
    response.writeHead(200, { 'set-cookie': ['a=1'], 'cache-control': 'no-store' });
    response.end(JSON.stringify({ method, url, host: headers.host, view }));
  });
  expect(page.policy).toBe("default-src 'none'");
  expect(JSON.parse(page.html.toString())).toEqual({
    method: 'GET',
    url: '/page/signIn',
    host: 'accounts.aurore.test',
    view: VIEW,
  });
});

test.each([
  [
    'is answered with an error',
    'could not be rendered: 503',
    async (_, response) => void response.writeHead(503).end('x'),
  ],
  [
    'breaks off',
    'broke off',
    async (_, response) => {
      response.writeHead(200);
      response.write('<p>the first half');
      response.destroy(new Error('no database'));
    },
  ],
] as readonly [string, string, Render][])('a page that %s is not shown', async (_, said, render) => {
  await expect(rendering(render)).rejects.toThrow(said);
});
