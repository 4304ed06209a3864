import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { COOKIES } from '../domain/shell/cookies.ts';
import { cookieIn } from '../lib/cookie.ts';
import { SESSION_SECONDS } from './session.ts';

const RENAMED = [COOKIES.session, COOKIES.interaction, COOKIES.resume];

/**
 * With https: gives the provider's cookies their present names in a request that brings those of former versions, signed
 * by us, so that nobody is signed out. They are set by the new names and removed by the old ones.
 */
export function renameOldCookies(provider: Provider, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  for (const names of RENAMED) {
    if (cookieIn(headers.cookie, names.http) === undefined) continue;
    if (cookieIn(headers.cookie, names.https) !== undefined) continue;
    const { cookies } = provider.createContext(request, response);
    const value = cookies.get(names.http, { signed: true });
    if (value === undefined) continue;
    const path = names === COOKIES.resume ? new URL(request.url ?? '/', 'https://accounts').pathname : '/';
    const lifetime = names === COOKIES.session ? { maxAge: SESSION_SECONDS * 1000 } : {};
    cookies.set(names.https, value, { signed: true, path, httpOnly: true, sameSite: 'lax', ...lifetime });
    cookies.set(names.http, null, { signed: true, path });
    // With its signature.
    const lines = [response.getHeader('set-cookie') ?? []].flat().map(String);
    const pairs = lines.filter((line) => line.startsWith(names.https)).map((line) => line.split(';', 1)[0]!);
    headers.cookie = [headers.cookie, ...pairs].join('; ');
  }
}
