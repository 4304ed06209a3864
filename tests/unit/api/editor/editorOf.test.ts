import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { TokenRefused, type Issuer } from '../../../../src/accounts/token.ts';
import { editorOf, NoEditor } from '../../../../src/api/editor/editorOf.ts';
import { parseSettings } from '../../../../src/settings/settings.ts';

const [first, second] = ['a-key-of-an-editor-with-many-characters', 'another:key-with-more-than-enough-characters'];
const settings = parseSettings({ EDITOR_KEYS: `ada:${first},bea:${second}` });
const noIssuer = (): Issuer => {
  throw new Error('No issuer is asked about keys.');
};

describe('a key', () => {
  test('names its editor', async () => {
    expect(await editorOf(`Bearer ${first}`, settings, noIssuer)).toEqual({
      id: 'key:ada',
      name: 'ada',
      role: 'program',
    });
    expect(await editorOf(`bearer  ${second}`, settings, noIssuer)).toMatchObject({ id: 'key:bea', name: 'bea' });
  });

  test.each([undefined, '', 'Bearer', 'Bearer x', first, `Basic ${first}`, `Bearer ${first}x`, `Bearer ${first} x`])(
    '%j names nobody',
    async (header) => expect(await editorOf(header, settings, noIssuer)).toBeUndefined(),
  );

  test('that is none of EDITOR_KEYS names nobody', async () => {
    for (const header of ['Bearer ', `Bearer ${first}`, undefined]) {
      expect(await editorOf(header, parseSettings({}), noIssuer)).toBeUndefined();
    }
  });

  test.each(['ada', 'ada:short', `:${first}`, `ada:${first};bea`.slice(0, 20)])('EDITOR_KEYS=%s is refused', (keys) => {
    expect(() => parseSettings({ EDITOR_KEYS: keys })).toThrow('EDITOR_KEYS: expected name:key');
  });

  test('is the only one of its name: a second would take the place of the first unseen', () => {
    expect(() => parseSettings({ EDITOR_KEYS: `ada:${first},ada:${second}` })).toThrow(
      'EDITOR_KEYS: expected each name once',
    );
  });
});

describe('a token', () => {
  const byRole = parseSettings({ EDITOR_ROLE: 'editor', EDITOR_KEYS: `ada:${first}` });
  let issuer: Issuer;
  let signingKey: CryptoKey;

  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    signingKey = privateKey;
    const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }];
    issuer = {
      issuer: 'https://login.example',
      audience: 'https://login.example/api',
      clientId: 'aurore',
      organisation: undefined,
      keys: createLocalJWKSet({ keys }),
    };
  });

  async function headerOf(claims: object): Promise<string> {
    const seconds = Math.floor(Date.now() / 1000);
    const all = { iss: issuer.issuer, aud: issuer.audience, sub: 'user|1', exp: seconds + 300, ...claims };
    return `Bearer ${await new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(signingKey)}`;
  }
  const nameOf = async (claims: object, of = byRole) =>
    (await editorOf(await headerOf(claims), of, () => issuer))?.name;

  test.each([
    ['a list', ['client', 'editor']],
    ['words', 'client editor'],
    ['one word', 'editor'],
  ])('has the role by %s', async (_, roles) => expect(await nameOf({ roles })).toBe('role:user|1'));

  test.each([
    ['none', undefined],
    ['null', null],
    ['an empty list', []],
    ['an empty text', ''],
    ['another role', ['client']],
    ['a role that begins with its name', ['editor-in-chief']],
    ['the beginning of its name', ['edit']],
    ['its name in other letters', ['Editor']],
    ['its name among other words of a list', ['client editor']],
    ['its name between other signs', 'client,editor'],
    ['true', true],
    ['a number', 1],
    ['an object of it', { editor: true, includes: true, length: 1, 0: 'editor' }],
    ['a list within a list', [['editor']]],
  ])('does not have the role by %s', async (_, roles) => {
    await expect(nameOf({ roles })).rejects.toBeInstanceOf(NoEditor);
  });

  test('makes a publisher, a writer or nobody; a publisher who has both roles', async () => {
    const both = parseSettings({ EDITOR_ROLE: 'editor', WRITER_ROLE: 'writer' });
    const roleOf = async (roles: string[], of = both) =>
      (await editorOf(await headerOf({ roles }), of, () => issuer))?.role;
    expect(await roleOf(['editor'])).toBe('publisher');
    expect(await roleOf(['writer'])).toBe('writer');
    expect(await roleOf(['writer', 'editor'])).toBe('publisher');
    await expect(roleOf(['client'])).rejects.toBeInstanceOf(NoEditor);
    // Without a role of writers there are none.
    for (const roles of [['writer'], ['']]) await expect(roleOf(roles, byRole)).rejects.toBeInstanceOf(NoEditor);
  });

  test('has the role by `roles` alone', async () => {
    await expect(nameOf({ role: 'editor', scope: 'editor', groups: ['editor'] })).rejects.toBeInstanceOf(NoEditor);
  });

  test.each([[['']], [''], [['editor']], [' ']])('with roles %j is nobody’s where no role is set', async (roles) => {
    expect(await editorOf(await headerOf({ roles }), settings, noIssuer)).toBeUndefined();
  });

  test('of a wrong signature, or an old one, is refused whatever its role', async () => {
    const roles = ['editor'];
    await expect(nameOf({ roles, exp: Math.floor(Date.now() / 1000) - 100 })).rejects.toBeInstanceOf(TokenRefused);
    const [head, , mac] = (await headerOf({})).split('.');
    const [, claims] = (await headerOf({ roles })).split('.');
    await expect(editorOf(`${head}.${claims}.${mac}`, byRole, () => issuer)).rejects.toBeInstanceOf(TokenRefused);
  });

  test('gives the name that tells most, marked so that no key has it', async () => {
    const [roles, email] = ['editor', 'ada@example.org'];
    expect(await nameOf({ roles, email, preferred_username: 'ada' })).toBe('role:ada');
    expect(await nameOf({ roles, email })).toBe('role:ada@example.org');
    for (const odd of ['', 7, ['ada'], 'a'.repeat(101)]) {
      expect(await nameOf({ roles, email, preferred_username: odd })).toBe('role:ada@example.org');
    }
    expect(() => parseSettings({ EDITOR_KEYS: `role:ada:${first}` })).not.toThrow();
    const odd = parseSettings({ EDITOR_KEYS: `role:ada:${first}` });
    expect((await editorOf(`Bearer ada:${first}`, odd, noIssuer))?.name).toBe('role');
  });

  test('has an id of its bearer, whatever they are called', async () => {
    for (const claims of [
      { preferred_username: 'ada' },
      { preferred_username: 'bea' },
      { email: 'a@example.org' },
      {},
    ]) {
      const header = await headerOf({ roles: ['editor'], ...claims });
      expect((await editorOf(header, byRole, () => issuer))?.id).toBe('sub:user|1');
    }
  });

  test('is looked at beside keys, which hold on', async () => {
    expect((await editorOf(`Bearer ${first}`, byRole, noIssuer))?.name).toBe('ada');
    expect(await editorOf(`Bearer ${first}x`, byRole, noIssuer)).toBeUndefined();
  });

  test('can have no role with a space, which words could not name', () => {
    expect(() => parseSettings({ EDITOR_ROLE: 'an editor' })).toThrow('EDITOR_ROLE: expected the name of a role');
  });
});
