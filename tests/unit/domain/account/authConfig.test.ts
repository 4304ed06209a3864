import { expect, test } from 'vitest';
import { isAuthConfig } from '../../../../src/domain/account/authConfig.ts';

const config = {
  issuer: 'https://login.example.org',
  clientId: 'site',
  scopes: 'openid',
  audience: 'https://api.example.org',
  frame: false,
  thirdPartyAuth: false,
  forceAuthentication: false,
  silent: 'always',
  accounts: 'https://accounts.example.org',
  language: 'fr',
  parentDomain: 'example.org',
  favouritesLimit: 5,
  signInPath: '/connexion',
  listPath: '/ma-liste',
};

test.each([
  ['as it is', {}],
  ['with a limit of one', { favouritesLimit: 1 }],
  ['with a frame', { frame: true }],
  ['with an organisation', { organisation: 'org_1' }],
  ['with an age', { maxAge: 0 }],
  ['of a third party', { thirdPartyAuth: true, forceAuthentication: true }],
  ['that is never silent', { silent: 'never' }],
  ['that is silent where it must be', { silent: 'forced' }],
])('a configuration %s is one', (_, more) => {
  expect(isAuthConfig({ ...config, ...more })).toBe(true);
});

test.each([
  ...Object.keys(config).map((name) => [name, undefined] as const),
  ...['issuer', 'clientId', 'scopes', 'audience', 'accounts', 'language'].map((name) => [name, 5] as const),
  ...[['organisation', 5] as const, ['maxAge', '60'] as const, ['frame', 'yes'] as const],
  ...[['thirdPartyAuth', 0] as const, ['forceAuthentication', 'no'] as const, ['silent', 'often'] as const],
  ...[0, 2, '5'].map((limit) => ['favouritesLimit', limit] as const),
])('one whose %s is %j is none', (name, value) => {
  expect(isAuthConfig({ ...config, [name]: value })).toBe(false);
});

test.each([undefined, null, 'config', []])('%j is none', (value) => expect(isAuthConfig(value)).toBe(false));
