import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOutbox } from '../../../src/accounts/mail/outbox.ts';
import { QUICK, startSite, type RunningSite } from '../../support/server.ts';
import { faultsOf } from '../../support/validHtml.ts';
import { Visitor, type Page } from '../../support/visitor.ts';
import { mailTo, newEmail } from './accountsServer.ts';

let site: RunningSite;
beforeAll(async () => {
  // Each visitor in these tests has their own address, reported as a proxy in front would.
  site = await startSite('check-links', { ...QUICK, ADDRESS_HEADER: 'x-visitor', LOG_LEVEL: 'info' });
});
afterAll(() => site?.stop());

const CODE = 'AURORE-FR-1927';
/** Where codes are checked, in each language, and a code that is good there. */
const PAGES = [
  ['fr', 'fr', '/voucher', { code: CODE }],
  ['fr', 'en', '/en/voucher', { code: CODE }],
  ['ch', 'de', '/de/voucher', { code: 'AURORE-CH-1927' }],
  ['nl', 'nl', '/voucher', { code: 'AURORE-NL-1927' }],
  ['fr', 'fr', '/giftcard/solde', { number: '4400 1927 0001', secret: 'LUNE-1902-K7Q4' }],
] as const;

const visitor = () => new Visitor(site.port);
const originOf = (code: string) => `http://${code}.aurore.localhost:${site.port}`;
const send = (who: Visitor, address: string, fields: Readonly<Record<string, string>>) =>
  who.post(address, new URLSearchParams(fields).toString(), { origin: new URL(address).origin });
const stepOf = ({ text }: Page) => /data-step="(\w+)"/.exec(text)?.[1];
const hasCard = ({ text }: Page) => text.includes('data-voucher-card');
/** The address that the form with the code is sent to. */
const actionOf = ({ text, url }: Page) =>
  new URL(/<form class="flex max-w-184[^>]*action="([^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&'), url).href;

/** Asks for a link and gives it. */
async function linkFor(address: string, who = visitor()): Promise<string> {
  const email = newEmail();
  expect(stepOf(await send(who, address, { email }))).toBe('sent');
  return (await mailTo(site, email)).link;
}

describe('a check without script', () => {
  // SPEC 5.1, 7.21, 7.22
  test.each(PAGES)(
    'on %s in %s at %s is refused, and opened once by a link in a mail',
    async (code, language, path, fields) => {
      const address = originOf(code) + path;
      const asker = visitor();
      const refused = await send(asker, address, fields);
      expect([refused.status, stepOf(refused), hasCard(refused)]).toEqual([403, 'refused', false]);
      expect(refused.headers['cache-control']).toBe('private, no-store');
      expect(refused.text).toMatch(/<input[^>]* type="email"[^>]* name="email"/);
      expect(refused.text).toMatch(/href="mailto:[^"]+@[^"]+"/);
      expect(await faultsOf(path, refused.text)).toEqual([]);

      const email = newEmail();
      const sent = await send(asker, address, { email });
      expect([sent.status, stepOf(sent)]).toEqual([200, 'sent']);
      expect(sent.text).toContain(email);
      expect(sent.headers['x-mail']).toBeUndefined();
      const mail = await mailTo(site, email);
      expect(mail.link).toMatch(new RegExp(`^${address}\\?proof=[\\w.-]+#check$`));
      for (const secret of Object.values(fields)) expect(decodeURIComponent(mail.text)).not.toContain(secret);

      // Whatever looks at the link, such as a mail's scanner, does not use it; it is good in any browser.
      await visitor().open(mail.link);
      const followed = await visitor().open(mail.link);
      expect([followed.status, stepOf(followed)]).toEqual([200, 'open']);
      expect(followed.headers['cache-control']).toBe('private, no-store');
      expect(followed.text).toContain('data-untracked');
      expect(followed.text).toContain(`<html lang="${language}`);
      expect(await faultsOf(path, followed.text)).toEqual([]);
      const opened = actionOf(followed);
      const checked = await send(visitor(), opened, fields);
      expect([checked.status, hasCard(checked)]).toEqual([200, true]);

      const again = await send(visitor(), opened, fields);
      expect([again.status, stepOf(again), hasCard(again)]).toEqual([410, 'spent', false]);
      const late = await visitor().open(mail.link);
      expect([late.status, stepOf(late)]).toEqual([410, 'spent']);
    },
  );

  test('a wrong code uses the link as well, and offers another', async () => {
    const address = `${originOf('fr')}/voucher`;
    const opened = actionOf(await visitor().open(await linkFor(address)));
    const wrong = await send(visitor(), opened, { code: 'AURORE-FR-1800' });
    expect([wrong.status, stepOf(wrong), hasCard(wrong)]).toEqual([200, 'again', false]);
    expect(wrong.text).toContain('Ce code ne vaut rien ici.');
    expect(wrong.text).toMatch(/<title>Erreur\s: /);
    // It need not be typed again, and its field says what is wrong.
    const field = /<input[^>]* name="code"[^>]*>/.exec(wrong.text)![0];
    expect(field).toContain('value="AURORE-FR-1800"');
    const id = /aria-describedby="([^"]+)"/.exec(field)?.[1];
    expect(wrong.text).toContain(`id="${id}"><strong>Ce code ne vaut rien ici.`);
    expect(actionOf(wrong)).toBe(`${address}#check`);
    expect(hasCard(await send(visitor(), opened, { code: CODE }))).toBe(false);
  });

  test('of several at once, one link opens one', async () => {
    const link = await linkFor(`${originOf('fr')}/voucher`);
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(visitor(), link, { code: CODE })));
    expect(answers.filter(hasCard)).toHaveLength(1);
  });

  test('a link opens nothing on another site, of another kind, or changed', async () => {
    const link = new URL(await linkFor(`${originOf('fr')}/voucher`));
    const proof = link.searchParams.get('proof')!;
    const [payload, signature] = proof.split('.');
    const later = Buffer.from(payload!, 'base64url');
    later.writeUInt32BE(later.readUInt32BE() + 3600);
    const card = { number: '4400 1927 0001', secret: 'LUNE-1902-K7Q4' };
    for (const [address, fields, secret] of [
      [`${originOf('nl')}/voucher`, { code: 'AURORE-NL-1927' }, proof],
      [`${originOf('fr')}/giftcard/solde`, card, proof],
      [`${originOf('fr')}/voucher`, { code: CODE }, `${later.toString('base64url')}.${signature!}`],
      [`${originOf('fr')}/voucher`, { code: CODE }, `${payload!}.${'A'.repeat(43)}`],
      [`${originOf('fr')}/voucher`, { code: CODE }, 'nothing'],
      [`${originOf('fr')}/voucher`, { code: CODE }, ''],
    ] as const) {
      const refused = await send(visitor(), `${address}?proof=${secret}`, fields);
      expect([refused.status, stepOf(refused), hasCard(refused)]).toEqual([410, 'spent', false]);
    }
    expect(hasCard(await send(visitor(), link.href, { code: CODE }))).toBe(true);
  });
});

describe('asking for a link', () => {
  const address = () => `${originOf('fr')}/voucher`;

  test('needs a whole address, which is shown again', async () => {
    for (const email of ['', 'jeanne', 'jeanne@', `${'j'.repeat(250)}@example.org`]) {
      const refused = await send(visitor(), address(), { email });
      expect([refused.status, stepOf(refused)]).toEqual([422, 'address']);
    }
    const odd = await send(visitor(), address(), { email: '"><b>jeanne' });
    expect(/ value="&(?:#34|quot);[^"]*jeanne"/.test(odd.text)).toBe(true);
  });

  test('is for pages of the site alone', async () => {
    const email = newEmail();
    const body = new URLSearchParams({ email }).toString();
    expect((await visitor().post(address(), body, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await visitor().post(address(), body)).status).toBe(403);
    const mails = await readOutbox(join(site.dataDir, 'outbox'));
    expect(mails.filter(({ to }) => to === email)).toEqual([]);
  });

  test('ten times in an hour is enough from one network address', async () => {
    const asker = visitor();
    const statuses: number[] = [];
    for (let asked = 0; asked < 11; asked += 1)
      statuses.push((await send(asker, address(), { email: newEmail() })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('a mailbox gets five an hour, and who asks for more is not told', async () => {
    const [name, host] = newEmail().split('@');
    const answers: string[] = [];
    for (let asked = 0; asked < 7; asked += 1) {
      const email = `${name!}+${asked}@${host!}`;
      const { status, text } = await send(visitor(), address(), { email });
      answers.push(`${status} ${/data-step[^]*?<\/div>/.exec(text)![0].replace(email, '')}`);
    }
    expect(new Set(answers).size).toBe(1);
    for (const asked of [0, 1, 2, 3, 4]) await mailTo(site, `${name!}+${asked}@${host!}`);
    await linkFor(address());
    const mails = await readOutbox(join(site.dataDir, 'outbox'));
    expect(
      mails
        .filter(({ to }) => to.startsWith(`${name!}+`))
        .map(({ to }) => to[name!.length + 1])
        .sort(),
    ).toEqual(['0', '1', '2', '3', '4']);
  });
});

test('neither codes nor secrets of links nor whole addresses are written anywhere but in the mail', async () => {
  const email = newEmail();
  const code = 'VERY-SECRET-1234';
  expect(stepOf(await send(visitor(), `${originOf('fr')}/voucher`, { code }))).toBe('refused');
  expect(stepOf(await send(visitor(), `${originOf('fr')}/voucher`, { email }))).toBe('sent');
  const { link } = await mailTo(site, email);
  const proof = new URL(link).searchParams.get('proof')!;
  expect(stepOf(await send(visitor(), link, { code }))).toBe('again');
  const files = readdirSync(site.dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^(?:outbox|media)/.test(name))
    .map((name) => join(site.dataDir, name))
    .filter((file) => statSync(file).isFile());
  expect(files.some((file) => file.endsWith('accounts.db'))).toBe(true);
  for (const file of [...files, 'test-results/server-check-links.log']) {
    const text = readFileSync(file, 'latin1');
    for (const secret of [code, proof, email]) expect(text.includes(secret), `${file}: ${secret}`).toBe(false);
  }
});
