import type { BrowserContext, Route } from '@playwright/test';

/** A client's data, as the stand-in for the server keeps it. */
export type Account = {
  registered: boolean;
  emailVerify: boolean;
  favourites: string[];
  wishlist: string[];
  emotions: Record<string, string>;
  /** The address of the client's photo, or of a placeholder. */
  avatar: string | null;
  /** Whether the client has the pass. */
  cinepass: boolean;
  /** The requests, as method and path after the client's id, latest last. */
  asked: string[];
  /** The requests to the client service on the accounts' host, as method, its prefix and path, latest last. */
  served: string[];
  /** What the answer to the request for the client waits for, if anything. */
  held: Promise<void> | undefined;
  /** The status that answers every change: 200 or an error; or no answer at all. */
  answer: number | 'none';
};

/**
 * Answers a browser's client calls (SPEC 7) on any site, for the same account whoever is signed in. Requires a token.
 */
export async function withClientService(context: BrowserContext): Promise<Account> {
  const account: Account = {
    registered: true,
    emailVerify: true,
    favourites: [],
    wishlist: [],
    emotions: {},
    avatar: null,
    cinepass: true,
    asked: [],
    served: [],
    held: undefined,
    answer: 200,
  };
  await context.route(/\/api\/client\//, (route) => answerCall(route, account));
  await context.route(/\/\/accounts\.[^/]+\/api\//, async (route) => {
    const origin = (await route.request().headerValue('origin')) ?? '';
    account.served.push(
      `${route.request().method()} ${new URL(route.request().url()).pathname.split('/').slice(2).join('/')}`,
    );
    const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
    return route.fulfill({ status: 204, headers });
  });
  return account;
}

async function answerCall(route: Route, account: Account): Promise<void> {
  const request = route.request();
  const method = request.method();
  const [, , , id = '', ...rest] = new URL(request.url()).pathname.split('/');
  const token = request.headers()['authorization']?.replace('Bearer ', '') ?? '';
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}') as { sub?: string };
  if (claims.sub !== id) return route.fulfill({ status: 401, json: {} });
  account.asked.push(`${method} ${rest.join('/')}`);
  if (rest.length === 0) {
    await account.held;
    const { registered, emailVerify, favourites, cinepass, avatar } = account;
    const subscriptions = { newsletter: true, cinepass };
    const fields = { avatar, avatarFallback: 'LA', subscriptions, cinepassType: 'duo', loyaltyLevel: 'gold' };
    const name = 'Ada Lovelace';
    const json = { id, name, email: 'ada@example.org', registered, emailVerify, firstLogin: false, ...fields };
    return route.fulfill({ json: { ...json, favoriteCinemas: favourites } });
  }
  if (rest[0] === 'shows') return route.fulfill({ json: { wishlist: account.wishlist, emotions: account.emotions } });
  if (account.answer === 'none') return route.abort('internetdisconnected');
  if (account.answer !== 200) return route.fulfill({ status: account.answer, json: {} });
  change(account, method, rest, (request.postDataJSON() ?? {}) as Body);
  return route.fulfill({ json: {} });
}

type Body = { isDelete?: boolean; emotion?: string };

function change(account: Account, method: string, [, slug = '', kind]: string[], body: Body): void {
  const put = (list: string[], on: boolean) => [...(on ? [slug] : []), ...list.filter((each) => each !== slug)];
  if (kind === undefined) account.favourites = put(account.favourites, method === 'POST');
  if (kind === 'intention') account.wishlist = put(account.wishlist, body.isDelete !== true);
  if (kind !== 'emotion') return;
  if (body.emotion === undefined) delete account.emotions[slug];
  else account.emotions[slug] = body.emotion;
}
