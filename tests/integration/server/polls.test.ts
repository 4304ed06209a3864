import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Showtime } from '../../../src/contract/programme.ts';
import { bookingReference } from '../../../src/domain/screening/bookingReference.ts';
import { request, type Answer, type Init } from '../../support/request.ts';
import { startSite, type RunningSite } from '../../support/server.ts';
import { faultsOf } from '../../support/validHtml.ts';

const MAKE = '/demander-aux-amis';
const CINEMA = 'aurore-paris-grands-boulevards';

let site: RunningSite;
/** Tomorrow's screenings that can be booked, and one that is sold out. */
let open: string[];
let soldOut: string;
/** Of today's screenings: one that has begun, and two that can be booked later. */
let begun: string;
let tonight: string[];

const get = (path: string, init?: Init) => request(site.port, 'fr', path, init);
const origin = () => `http://fr.aurore.localhost:${site.port}`;
const post = (path: string, form: string, headers: Init['headers'] = {}) =>
  get(path, {
    method: 'POST',
    headers: { origin: origin(), 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: form,
  });

beforeAll(async () => {
  site = await startSite('polls');
  const { shows } = (await get(`/api/cinema/${CINEMA}/shows`)).json() as { shows: Record<string, object> };
  const of = async (day: string) =>
    (
      await Promise.all(
        Object.keys(shows).map(
          async (show) => (await get(`/api/show/${show}/showtimes/${CINEMA}/${day}`)).json() as Showtime[],
        ),
      )
    ).flat();
  const tomorrow = await of('2026-11-22');
  const references = (status: Showtime['status']) =>
    tomorrow.filter((each) => each.status === status).map(({ refCmd }) => bookingReference(refCmd));
  open = references('available');
  soldOut = references('soldout')[0]!;
  const today = await of('2026-11-21');
  begun = bookingReference(today.find(({ time }) => time < '2026-11-21 16:00')!.refCmd);
  tonight = today
    .filter(({ status, time }) => status === 'available' && time > '2026-11-21 19:00')
    .slice(0, 2)
    .map(({ refCmd }) => bookingReference(refCmd));
});
afterAll(() => site?.stop());

/** Asks friends about screenings. Gives the path of the poll's page. */
async function makePoll(references: readonly string[]): Promise<string> {
  const { status, headers } = await post(MAKE, references.map((each) => `s=${each}`).join('&'));
  expect(status).toBe(303);
  return headers.location!;
}

/** Changes the row of the latest poll in the store. */
function change(set: string, ...values: (string | number)[]): void {
  const store = new DatabaseSync(join(site.dataDir, 'accounts.db'), { timeout: 5000 });
  store.prepare(`update ask set ${set} where rowid = (select max(rowid) from ask)`).run(...values);
  store.close();
}

const cookieOf = ({ headers }: Answer) => /^ask=[0-9a-f]{32}/.exec(headers['set-cookie']![0]!)![0];

describe('asking friends', () => {
  test('is stored by no cache, sent to no other site and shown by no search engine', async () => {
    const path = await makePoll(open.slice(0, 2));
    expect(path).toMatch(/^\/demander-aux-amis\/[0-9a-f]{32}$/);
    for (let time = 0; time < 2; time += 1) {
      const { status, headers, text } = await get(path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('private, no-store');
      // Without any referrer, browsers would not say where a form comes from.
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(headers['etag']).toBeUndefined();
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).toContain('data-untracked');
      expect(await faultsOf(path, text)).toEqual([]);
    }
    expect((await get(MAKE)).headers['cache-control']).toMatch(/^private/);
  });

  test('calls none of its screenings the next: that one of a list of what plays may be, and none that friends choose from', async () => {
    const { text } = await get(await makePoll(tonight));
    // Each stands alone, which is what the page's script goes by as minutes pass.
    const states = [...text.matchAll(/data-alone(?:(?!data-alone)[^])*?class="ticket (\w+)"/g)].map(
      ([, state]) => state,
    );
    expect(states).toEqual(['available', 'available']);
    expect(text).not.toMatch(/>Prochaine séance</);
  });

  test('answers of two friends stand on one page, each their own to change', async () => {
    const path = await makePoll(open.slice(0, 2));
    const [one, two] = open;
    const [ada, boris] = await Promise.all([
      post(path, `name=Ada&${one}=yes&${two}=no`),
      post(path, `name=Boris+%26+Co&${one}=maybe`),
    ]);
    expect([ada.status, boris.status]).toEqual([303, 303]);
    const cookies = ada.headers['set-cookie']!;
    expect(cookies.map((each) => /Path=([^;]+)/.exec(each)![1])).toEqual([path, path.replace(MAKE, '/en/ask-friends')]);
    for (const each of cookies) expect(each).toMatch(/; Max-Age=604800; HttpOnly; SameSite=Lax$/);

    await post(path, `name=Ada+L.&${one}=maybe&${two}=yes`, { cookie: cookieOf(ada) });
    const { text } = await get(path, { headers: { cookie: cookieOf(boris) } });
    expect(text).toContain('2 réponses.');
    expect(text).toMatch(/Boris &amp; Co, Ada L\.|Ada L\., Boris &amp; Co/);
    expect(text).toContain('value="Boris &amp; Co"');
    expect(text).not.toContain('value="Ada');
  });

  test.each([
    ['name=%3Cscript%3Ealert(1)%3C%2Fscript%3E&$=yes', 'Écrivez votre nom'],
    ['name=https%3A%2F%2Fexample.org&$=yes', 'Écrivez votre nom'],
    ['name=&$=yes', 'Écrivez votre nom'],
    ['name=Ada&$=certainly', 'Choisissez une réponse'],
    ['name=Ada', 'Choisissez une réponse'],
    [`name=Ada&$=yes&x=${'x'.repeat(5000)}`, 'Écrivez votre nom'],
  ])('%s is no answer', async (form, said) => {
    const path = await makePoll(open.slice(0, 1));
    const { status, headers, text } = await post(path, form.replace('$', open[0]!));
    expect(status).toBe(422);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text).toContain(said);
    expect(text).not.toContain('alert(1)');
    expect(await faultsOf(path, text)).toEqual([]);
    expect((await get(path)).text).toContain('Personne n’a encore répondu');
  });

  test('takes forms from this site alone', async () => {
    const path = await makePoll(open.slice(0, 1));
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { origin: '' }]) {
      expect((await post(path, `name=Ada&${open[0]}=yes`, headers)).status).toBe(403);
      expect((await post(MAKE, `s=${open[0]}`, headers)).status).toBe(403);
    }
  });

  test('is about five screenings at most, and none that is unknown or has begun', async () => {
    const six = await get(`${MAKE}?s=${open.slice(0, 6).join('&s=')}`);
    expect(six.text).toContain('Cinq séances au plus');
    expect(await faultsOf(MAKE, six.text)).toEqual([]);
    const five = (await get(await makePoll(open.slice(0, 6)))).text;
    expect(five.match(/id="asked-\d"/g)).toHaveLength(5);
    const old = await get(`${MAKE}?s=${begun}&s=${soldOut}&s=${open.slice(0, 4).join('&s=')}`);
    expect(old.text).toContain('ne peuvent plus être réservées ont été retirées');
    expect(old.text.match(/name="s"/g)).toHaveLength(4);
    const refused = await post(MAKE, `s=${begun}&s=${soldOut}&s=V1S1&s=x`);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Aucune de ces séances ne peut plus être réservée.');
  });
});

describe('a poll shows how things stand', () => {
  test('sold out, begun or gone from the programme, with no marks to give', async () => {
    const path = await makePoll(open.slice(0, 2));
    const snapshot = (reference: string) => ({ reference, title: 'Faust', cinema: 'A', time: '2026-11-21 14:00:00' });
    change('screenings = ?', JSON.stringify([snapshot(open[0]!), snapshot(soldOut)]));
    const { text } = await get(path);
    expect(text.match(/<fieldset/g)).toHaveLength(1);
    expect(text).toContain('Complet');
    change('screenings = ?', JSON.stringify([snapshot(begun), snapshot('V3101S1')]));
    const over = (await get(path)).text;
    expect(over).toContain('Commencée');
    expect(over).toContain('Cette séance n’est plus au programme.');
    expect(over).toContain('Aucune de ces séances ne peut plus être réservée.');
    expect(over).not.toContain('<fieldset');
    expect(await faultsOf(path, over)).toEqual([]);
  });

  test('full, after twenty answers, but for those who gave one', async () => {
    const path = await makePoll(open.slice(0, 1));
    const answers: Answer[] = [];
    for (let friend = 1; friend <= 20; friend += 1) answers.push(await post(path, `name=F${friend}&${open[0]}=yes`));
    const late = await post(path, `name=Late&${open[0]}=yes`);
    expect(late.status).toBe(422);
    expect(late.text).toContain('Il y a déjà 20 réponses');
    expect(late.text).not.toContain('Late');
    const own = await get(path, { headers: { cookie: cookieOf(answers[4]!) } });
    expect(own.text).toContain('Changer ma réponse');
    expect(await faultsOf(path, own.text)).toEqual([]);
  });

  test('410 once it has ended, 404 where there was none', async () => {
    const path = await makePoll(open.slice(0, 1));
    change('expires_at = ?', 1);
    const { status, text, headers } = await get(path);
    expect(status).toBe(410);
    expect(text).toContain('Cette page a été effacée');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(await faultsOf(path, text)).toEqual([]);
    expect((await post(path, `name=Ada&${open[0]}=yes`)).headers.location).toBe(path);
    expect((await get(`${MAKE}/${'0'.repeat(32)}`)).status).toBe(404);
    expect((await post(`${MAKE}/${'0'.repeat(32)}`, `name=Ada&${open[0]}=yes`)).status).toBe(404);
  });
});

// The last, as nobody can ask from this address in the hour that follows.
test('who asks too often is told so, and keeps the screenings', async () => {
  const [one, other] = open;
  const [, action = ''] = /<form [^>]*action="([^"]*)" data-poll/.exec(
    (await get(`${MAKE}?s=${one}&s=${other}`)).text,
  )!;
  const form = `s=${one}&s=${other}`;
  let refused = await post(action.replaceAll('&amp;', '&'), form);
  for (let asked = 1; refused.status === 303 && asked < 101; asked += 1) {
    refused = await post(action.replaceAll('&amp;', '&'), form);
  }
  expect(refused.status).toBe(422);
  for (const reference of [one, other])
    expect(refused.text).toContain(`<input type="hidden" name="s" value="${reference}"`);
  expect(await faultsOf(MAKE, refused.text)).toEqual([]);
});
