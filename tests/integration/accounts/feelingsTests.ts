import { expect, test } from 'vitest';
import type { SiteCode } from '../../../src/sites/sites.ts';
import type { World } from './suite.ts';

const ALL = ['film-1-44001', 'film-2-44002', 'film-3-44003', 'film-4-44004'];

export function feelingsTests(world: () => World): void {
  const post = async (account: string, path: string, body?: object, site: SiteCode = 'fr') =>
    world().calls.client(`/${account}${path}`, {
      method: 'POST',
      site,
      token: await world().issuer.token(account),
      ...(body && { body }),
    });
  const feelings = async (account: string, showSlugs = ALL, site: SiteCode = 'fr'): Promise<unknown> =>
    (await post(account, '/shows', { showSlugs }, site)).json();
  const counts = async (slug: string) =>
    ((await (await world().calls.get(`/show/${slug}`)).json()) as { feelings: Record<string, number> }).feelings;

  // SPEC 3.47, 7.26
  test('a wish needs no body, comes first, and is taken back by isDelete', async () => {
    const response = await post('wisher', '/show/film-1-44001/intention');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ wishlist: ['film-1-44001'], emotions: {} });
    await post('wisher', '/show/film-2-44002/intention', { intention: 2, isDelete: false });
    expect(await feelings('wisher')).toEqual({ wishlist: ['film-2-44002', 'film-1-44001'], emotions: {} });
    await post('wisher', '/show/film-1-44001/intention', {});
    expect(await feelings('wisher')).toEqual({ wishlist: ['film-1-44001', 'film-2-44002'], emotions: {} });
    await post('wisher', '/show/film-2-44002/intention', { isDelete: true });
    expect(await feelings('wisher')).toEqual({ wishlist: ['film-1-44001'], emotions: {} });
  });

  // SPEC 7.26
  test('another intention takes the place of a wish; taking it back brings none', async () => {
    await post('other', '/show/film-1-44001/intention', { intention: 2 });
    expect((await post('other', '/show/film-1-44001/intention', { intention: 3, isDelete: true })).status).toBe(200);
    expect(await feelings('other')).toMatchObject({ wishlist: ['film-1-44001'] });
    expect((await post('other', '/show/film-1-44001/intention', { intention: 3 })).status).toBe(200);
    expect(await feelings('other')).toMatchObject({ wishlist: [] });
  });

  // SPEC 3.47, 7.27
  test('a show has one emotion or none', async () => {
    await post('feeler', '/show/film-1-44001/emotion', { emotion: 'liked' });
    await post('feeler', '/show/film-2-44002/emotion', { emotion: 'disappointed', isDelete: false });
    const response = await post('feeler', '/show/film-1-44001/emotion', { emotion: 'loved' });
    expect(await response.json()).toEqual({ wishlist: [], emotions: { 'film-1-44001': 'loved' } });
    await post('feeler', '/show/film-2-44002/emotion', { isDelete: true });
    expect(await feelings('feeler')).toEqual({ wishlist: [], emotions: { 'film-1-44001': 'loved' } });
  });

  // SPEC 7.25
  test('only the requested shows are given', async () => {
    await post('asker', '/show/film-1-44001/emotion', { emotion: 'liked' });
    await post('asker', '/show/film-2-44002/intention');
    expect(await feelings('asker', ['film-2-44002', 'gone-1'])).toEqual({ wishlist: ['film-2-44002'], emotions: {} });
    expect(await feelings('asker', [])).toEqual({ wishlist: [], emotions: {} });
  });

  test('what is felt on one site stands on another', async () => {
    await post('abroad', '/show/film-3-44003/intention', {}, 'nl');
    expect(await feelings('abroad', ALL, 'be')).toEqual({ wishlist: ['film-3-44003'], emotions: {} });
  });

  test('a device’s wishlist is merged once, however often it is sent', async () => {
    await post('device', '/show/film-4-44004/intention');
    const before = await counts('film-1-44001');
    const merge = async () =>
      world().calls.client('/device/wishlist', {
        method: 'PATCH',
        token: await world().issuer.token('device'),
        body: { showSlugs: ['film-1-44001', 'gone-1', 'film-2-44002', 'film-1-44001'] },
      });
    expect((await merge()).status).toBe(200);
    const once = await feelings('device');
    expect(once).toEqual({ wishlist: ['film-1-44001', 'film-2-44002', 'film-4-44004'], emotions: {} });
    await merge();
    expect(await feelings('device')).toEqual(once);
    expect((await counts('film-1-44001')).countWishList).toBe(before.countWishList! + 1);
  });

  test.each([
    ['/show/film-1-44001/emotion', {}, 'emotion'],
    ['/show/film-1-44001/emotion', { emotion: 'bored' }, 'emotion'],
    ['/show/film-1-44001/emotion', { emotion: 'constructor' }, 'emotion'],
    ['/show/film-1-44001/emotion', { emotion: 'liked', isDelete: 'yes' }, 'isDelete'],
    ['/show/film-1-44001/intention', { intention: 'seen' }, 'intention'],
    ['/shows', {}, 'showSlugs'],
    ['/shows', { showSlugs: ['../x'] }, 'showSlugs.0'],
  ])('%s with %j is 400 and names the parameter', async (path, body, parameter) => {
    const response = await post('wrong', path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'bad_request', parameter } });
  });

  test('a show that the site does not have is 404', async () => {
    for (const what of ['intention', 'emotion']) {
      expect((await post('wrong', `/show/nothing-1/${what}`, { emotion: 'liked' })).status).toBe(404);
    }
  });

  test('everyone is shown the chain’s own counts and the clients’', async () => {
    const before = await counts('film-2-44002');
    await post('one', '/show/film-2-44002/emotion', { emotion: 'loved' });
    await post('two', '/show/film-2-44002/emotion', { emotion: 'loved' });
    await post('two', '/show/film-2-44002/intention');
    expect(await counts('film-2-44002')).toEqual({
      ...before,
      countEmotionLove: before.countEmotionLove! + 2,
      countWishList: before.countWishList! + 1,
    });
    // Repeated or changed, it still counts once.
    await post('two', '/show/film-2-44002/intention');
    await post('one', '/show/film-2-44002/emotion', { emotion: 'loved' });
    await post('two', '/show/film-2-44002/emotion', { emotion: 'disappointed' });
    expect(await counts('film-2-44002')).toEqual({
      ...before,
      countEmotionLove: before.countEmotionLove! + 1,
      countEmotionDisappointed: before.countEmotionDisappointed! + 1,
      countWishList: before.countWishList! + 1,
    });
    await post('one', '/show/film-2-44002/emotion', { isDelete: true });
    await post('one', '/show/film-2-44002/emotion', { isDelete: true });
    await post('two', '/show/film-2-44002/emotion', { isDelete: true });
    await post('two', '/show/film-2-44002/intention', { isDelete: true });
    expect(await counts('film-2-44002')).toEqual(before);
  });
}
