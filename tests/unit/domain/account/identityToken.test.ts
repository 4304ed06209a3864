import { describe, expect, test } from 'vitest';
import {
  checkIdentityToken,
  readIdentity,
  type TokenClaims,
  type Expected,
} from '../../../../src/domain/account/identityToken.ts';

const NOW = Date.UTC(2026, 10, 25, 20) / 1000;
const HEADER = { alg: 'RS256' };
const CLAIMS: TokenClaims = {
  iss: 'https://login.example.org',
  sub: 'ada',
  aud: 'aurore',
  nonce: 'n',
  iat: NOW - 10,
  exp: NOW + 600,
  auth_time: NOW - 100,
};
const EXPECTED: Expected = {
  issuer: 'https://login.example.org',
  clientId: 'aurore',
  nonce: 'n',
  organisation: undefined,
  maxAge: undefined,
  now: NOW * 1000,
};
const check =
  (claims: TokenClaims = {}, expected: Partial<Expected> = {}, header: TokenClaims = HEADER) =>
  () =>
    checkIdentityToken(header, { ...CLAIMS, ...claims }, { ...EXPECTED, ...expected });

describe('an identity token', () => {
  // SPEC 5.21, 5.23, 5.24, 5.25, 5.26, 5.27, 9.32
  test.each([
    ['is right', {}, {}],
    ['has several audiences and was made for us', { aud: ['other', 'aurore'], azp: 'aurore' }, {}],
    ['was refreshed, without a nonce', { nonce: undefined }, { nonce: undefined }],
    ['was refreshed, with the nonce of the sign-in', {}, { nonce: undefined }],
    ['says no time of authentication where that does not count', { auth_time: undefined }, {}],
    ['expired 60 s ago', { exp: NOW - 60 }, {}],
    ['is valid in 60 s', { nbf: NOW + 60 }, {}],
    ['is as old as it may be, and 60 s', { auth_time: NOW - 3660 }, { maxAge: 3600 }],
    ['is of the organisation by id', { org_id: 'org_1' }, { organisation: 'org_1' }],
    ['is of the organisation by name', { org_name: 'Aurore' }, { organisation: 'aurore' }],
  ])('that %s is taken', (_, claims, expected) => {
    expect(check(claims, expected)).not.toThrow();
  });

  // SPEC 5.21, 5.23, 5.24, 5.26, 5.27, 8.19
  test.each([
    ['another issuer', { iss: 'https://login.example.com' }, {}, 'issuer'],
    ['no subject', { sub: '' }, {}, 'subject'],
    ['another audience', { aud: 'other' }, {}, 'audience'],
    ['several audiences, none of them us', { aud: ['a', 'b'], azp: 'aurore' }, {}, 'audience'],
    ['several audiences and no party', { aud: ['aurore', 'b'] }, {}, 'authorised party'],
    ['several audiences and another party', { aud: ['aurore', 'b'], azp: 'b' }, {}, 'authorised party'],
    ['another party for us alone', { azp: 'b' }, {}, 'authorised party'],
    ['another nonce', { nonce: 'm' }, {}, 'nonce'],
    ['no nonce', { nonce: undefined }, {}, 'nonce'],
    ['no time of issue', { iat: undefined }, {}, 'issued at'],
    ['no time of authentication where that counts', { auth_time: undefined }, { maxAge: 3600 }, 'authentication time'],
    ['another organisation', { org_id: 'org_2' }, { organisation: 'org_1' }, 'organisation'],
    ['an organisation’s id as its name', { org_name: 'org_1' }, { organisation: 'org_1' }, 'organisation'],
    ['an organisation of another name', { org_name: 'Boreal' }, { organisation: 'aurore' }, 'organisation'],
    ['no organisation', {}, { organisation: 'aurore' }, 'organisation'],
    ['a time of issue that is none', { iat: Number.NaN }, {}, 'issued at'],
    ['a time of issue in words', { iat: '1' }, {}, 'issued at'],
  ])('of %s is refused', (_, claims, expected, detail) => {
    expect(check(claims, expected)).toThrow(expect.objectContaining({ code: 'token_invalid' }));
    expect(check(claims, expected)).toThrow(detail);
  });

  // SPEC 5.25, 5.26, 9.32
  test.each([
    ['expired 61 s ago', { exp: NOW - 61 }, {}, 'expired'],
    ['never expires', { exp: undefined }, {}, 'expired'],
    ['is valid in 61 s', { nbf: NOW + 61 }, {}, 'not yet valid'],
    ['is valid at a time that is none', { nbf: 'now' }, {}, 'not yet valid'],
    ['is of a sign-in too long ago', { auth_time: NOW - 3661 }, { maxAge: 3600 }, 'authenticated too long ago'],
  ])('that %s is out of its time', (_, claims, expected, detail) => {
    expect(check(claims, expected)).toThrow(expect.objectContaining({ code: 'token_time' }));
    expect(check(claims, expected)).toThrow(detail);
  });

  // SPEC 5.22
  test.each(['none', 'HS256', 'RS512', undefined])('signed by %s is refused', (alg) => {
    expect(check({}, {}, { alg })).toThrow('algorithm');
  });
});

describe('a stored identity token', () => {
  const encode = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

  // SPEC 3.48
  test('says who it is of, also in letters that are none of ASCII', () => {
    const token = encode({ sub: 'zoë', email: 'zoë@example.org', exp: NOW });
    expect(readIdentity(token, NOW * 1000 - 1)).toEqual({
      sub: 'zoë',
      email: 'zoë@example.org',
      expiresAt: NOW * 1000,
    });
  });

  test('is read in the letters of addresses, which base64 does not have', () => {
    const token = encode({ sub: '~~~???>>>', exp: NOW });
    expect(token).toMatch(/-.*_|_.*-/);
    expect(readIdentity(token, 0)?.sub).toBe('~~~???>>>');
  });

  // SPEC 4.23
  test('counts as absent once it has expired', () => {
    expect(readIdentity(encode({ sub: 'ada', exp: NOW }), NOW * 1000)).toBeUndefined();
  });

  // SPEC 4.24
  test.each(['', 'no token', 'a.%%%.c', 'a.bm8gSlNPTg.c', encode('text'), encode(null), encode({ exp: NOW })])(
    'that cannot be decoded is nobody’s: %s',
    (token) => expect(readIdentity(token, 0)).toBeUndefined(),
  );
});
