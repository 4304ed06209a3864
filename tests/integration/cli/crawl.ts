import { expect } from 'vitest';
import type { Language } from '../../../src/sites/sites.ts';
import type { Answer } from '../../support/request.ts';

/** Every address of a host's sitemaps, and the pages and endpoints that none lists. */
export async function addressesOf(
  get: (path: string) => Promise<Answer>,
  languages: readonly Language[],
): Promise<string[]> {
  const pathsIn = (source: string) =>
    [...source.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path!.replaceAll('&amp;', '&'));
  const maps = pathsIn((await get('/sitemap.xml')).text);
  expect(maps.length).toBeGreaterThan(0);
  const listed = (await Promise.all(maps.map(get))).flatMap(({ text: source }) => pathsIn(source));
  expect(listed.length).toBeGreaterThan(20);
  return [
    ...new Set([
      ...listed,
      ...maps,
      ...['/', '/sitemap.xml', '/robots.txt', '/llms.txt', '/.well-known/security.txt', '/favicon.svg', '/worker.js'],
      ...[
        '/no-such-page',
        '/api/docs',
        '/api/openapi.json',
        '/api/shows',
        '/api/cinemas',
        '/api/footer',
        '/api/settings',
      ],
      ...['/api/no-such-endpoint', '/callback'],
      ...languages.flatMap((each) => [`/manifest/${each}.webmanifest`, `/feed/${each}/news.xml`]),
      ...languages.map((each) => `/calendar/${each}/openings.ics`),
    ]),
  ];
}

/** The addresses on its own host of the files that a page or a sheet names: pictures, drawings, scripts, sheets and icons. */
export function filesIn(text: string): string[] {
  const named =
    /(?:https?:\/\/www\.[^/"'\s]+)?(\/[\w./@-]+\.(?:svg|png|jpe?g|webp|avif|ico|js|css|json|vtt))(?=["'\s,)?#\\])/g;
  return [...text.matchAll(named)].map(([, path]) => path!);
}

/** The names of the accounts host's pages for who is not signed in, and of one that is not there. */
export const ACCOUNT_PAGES = [
  ...['sign-in', 'register', 'forgotten', 'new-password?token=none', 'mail?token=none', 'nothing'],
] as const;

/** A page of the accounts host, where the first request sets a cookie and is sent on. */
export async function openAccountPage(
  get: (path: string, cookies: string) => Promise<Answer>,
  path: string,
): Promise<Answer> {
  const cookies: string[] = [];
  let [answer, next] = [await get(path, ''), path];
  for (let hops = 0; answer.status >= 300 && answer.status < 400 && hops < 5; hops += 1) {
    cookies.push(...(answer.headers['set-cookie'] ?? []).map((each) => each.replace(/;.*/, '')));
    next = new URL(String(answer.headers.location), `http://accounts.example${next}`).pathname;
    answer = await get(next, cookies.join('; '));
  }
  return answer;
}

/** Prints the mails of the accounts in all languages, and their sender. */
export const PRINT_MAILS = `
  import { verifyMail, passwordMail, passwordChangedMail } from './src/accounts/mail/messages.ts';
  import { LANGUAGES } from './src/sites/sites.ts';
  for (const language of LANGUAGES)
    for (const mail of [verifyMail, passwordMail, passwordChangedMail])
      console.log(JSON.stringify(mail({ email: 'a@b.example', firstName: 'A', language }, 'https://b.example/')));
  const { currentSettings } = await import('./src/settings/settings.ts');
  console.log(currentSettings().MAIL_FROM);`;
