import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAuthConfig, type AuthConfig } from '../../../../src/domain/account/authConfig.ts';
import { fetchDocument } from '../../../../src/islands/ui/lib/trusted.ts';

vi.mock('../../../../src/islands/ui/lib/trusted.ts', () => ({ fetchDocument: vi.fn() }));

const config: AuthConfig = {
  issuer: 'https://login.example.org',
  clientId: 'site',
  scopes: 'openid',
  audience: 'https://api.example.org',
  frame: false,
  thirdPartyAuth: true,
  forceAuthentication: false,
  silent: 'forced',
  accounts: 'https://accounts.example.org',
  language: 'fr',
  parentDomain: 'example.org',
  favouritesLimit: 5,
  signInPath: '/connexion',
  listPath: '/ma-liste',
};
const words = Object.fromEntries(
  ['wish', 'wished', 'favourite', 'favoured', 'limitTitle', 'limitText', 'failedTitle', 'failedText']
    .concat([
      'offlineTitle',
      'offlineText',
      'storedTitle',
      'storedText',
      'refusedTitle',
      'refusedText',
      'errorTitle',
      'errorText',
      'signingIn',
      'profile',
      'pass',
    ])
    .concat(['frameTitle', 'later'])
    .map((name) => [name, `the word ${name}`]),
);
const stored = new Map<string, string>();

/** The page that holds a setup. */
function answer(setup: unknown): void {
  const element = { dataset: { setup: JSON.stringify(setup) } };
  const page = { querySelector: () => element } as unknown as Document;
  vi.mocked(fetchDocument).mockResolvedValue({ page } as Awaited<ReturnType<typeof fetchDocument>>);
}
/** The setup as a page that was just opened has it. */
async function openPage() {
  vi.resetModules();
  return (await import('../../../../src/islands/account/config.ts')).accountSetup();
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('document', { documentElement: { lang: 'fr-FR' } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(fetchDocument).mockReset();
});

test('the setup is fetched once, and then stored for the next page', async () => {
  answer({ config, words });
  expect(await openPage()).toEqual({ config, words });
  expect(await openPage()).toEqual({ config, words });
  expect(fetchDocument).toHaveBeenCalledTimes(1);
});

test('a setup that an earlier release stored is fetched again', async () => {
  answer({ config, words });
  await openPage();
  for (const [key, text] of stored) stored.set(key, text.replace('"later":', '"sooner":'));
  expect(await openPage()).toEqual({ config, words });
  expect(fetchDocument).toHaveBeenCalledTimes(2);
});

test('a page without a setup is refused', async () => {
  answer({ config: { ...config, issuer: 7 }, words });
  await expect(openPage()).rejects.toThrow('The setup of accounts cannot be had.');
});

test.each([
  { clientId: undefined },
  { frame: 'no' },
  { thirdPartyAuth: undefined },
  { forceAuthentication: 1 },
  { silent: 'sometimes' },
  { favouritesLimit: 3 },
  { maxAge: '900' },
  { organisation: null },
])('a configuration with %j is none', (wrong) => {
  expect(isAuthConfig(config)).toBe(true);
  expect(isAuthConfig({ ...config, ...wrong })).toBe(false);
});
