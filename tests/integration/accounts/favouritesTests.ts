import { expect, test } from 'vitest';
import type { SiteCode } from '../../../src/sites/sites.ts';
import type { World } from './suite.ts';

export function favouritesTests(world: () => World): void {
  const change = async (account: string, method: 'PATCH' | 'DELETE', cinemas: string[], site: SiteCode = 'fr') =>
    world().calls.service('/accounts/me/cinemas', {
      method,
      site,
      token: await world().issuer.token(account),
      body: { cinemas },
    });
  const list = async (account: string) => {
    const token = await world().issuer.token(account);
    const answer = (await (await world().calls.service('/accounts/me/cinemas', { token })).json()) as {
      codeCcs: string;
    }[];
    return answer.map(({ codeCcs }) => codeCcs);
  };
  const legacy = async (account: string, method: string, path = '', site: SiteCode = 'fr') =>
    world().calls.client(`/${account}${path}`, { method, site, token: await world().issuer.token(account) });
  const slugs = async (account: string, site: SiteCode = 'fr') =>
    ((await (await legacy(account, 'GET', '', site)).json()) as { favoriteCinemas: string[] }).favoriteCinemas;

  // SPEC 3.46, 4.30, 4.31, 7.30, 7.31, 7.32
  test('the latest comes first, and one already there moves up', async () => {
    const added = await change('order', 'PATCH', ['3001']);
    expect(added.status).toBe(200);
    expect(await added.json()).toEqual([{ codeCcs: '3001' }]);
    await change('order', 'PATCH', ['3002']);
    await change('order', 'PATCH', ['3003', '3001']);
    expect(await list('order')).toEqual(['3003', '3001', '3002']);
    await change('order', 'DELETE', ['3001']);
    expect(await list('order')).toEqual(['3003', '3002']);
    expect(await slugs('order')).toEqual(['cinema-3', 'cinema-2']);
  });

  test('a device’s list is merged once, however often it is sent', async () => {
    await change('merge', 'PATCH', ['3005']);
    await change('merge', 'PATCH', ['3001', '3002', '3001']);
    const once = await list('merge');
    expect(once).toEqual(['3001', '3002', '3005']);
    await change('merge', 'PATCH', ['3001', '3002', '3001']);
    expect(await list('merge')).toEqual(once);
  });

  // SPEC 9: 5 on the FR and NL sites, and adding is allowed only below the limit.
  // SPEC 5.19, 9.19
  test('a sixth is refused with a code of its own, and changes nothing', async () => {
    const five = ['3001', '3002', '3003', '3004', '3005'];
    await change('six', 'PATCH', five);
    for (const response of [await change('six', 'PATCH', ['3006']), await legacy('six', 'POST', '/cinema/cinema-6')]) {
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ error: { status: 409, code: 'favourites_limit' } });
    }
    expect(await list('six')).toEqual(five);
    // A list that would be too long is refused entirely.
    await change('six', 'DELETE', ['3005']);
    expect((await change('six', 'PATCH', ['3006', '3007'])).status).toBe(409);
    expect(await list('six')).toEqual(five.slice(0, 4));
    // One of the existing five may still move up.
    expect((await change('six', 'PATCH', ['3004'])).status).toBe(200);
    expect(await list('six')).toEqual(['3004', '3001', '3002', '3003']);
  });

  // SPEC 9.19, 9.20
  test('on a site with a limit of one the new takes the old one’s place', async () => {
    await legacy('single', 'POST', '/cinema/cinema-1', 'be');
    const response = await legacy('single', 'POST', '/cinema/cinema-2', 'be');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ favoriteCinemas: ['cinema-2'] });
    await change('single', 'PATCH', ['3004', '3005'], 'be');
    expect(await slugs('single', 'be')).toEqual(['cinema-4']);
  });

  test('each site keeps its own', async () => {
    await legacy('travels', 'POST', '/cinema/cinema-1', 'fr');
    await legacy('travels', 'POST', '/cinema/cinema-2', 'nl');
    expect(await slugs('travels', 'fr')).toEqual(['cinema-1']);
    expect(await slugs('travels', 'nl')).toEqual(['cinema-2']);
    await legacy('travels', 'DELETE', '/cinema/cinema-1', 'nl');
    expect(await slugs('travels', 'fr')).toEqual(['cinema-1']);
    await legacy('travels', 'DELETE', '/cinema/cinema-1', 'fr');
    expect(await slugs('travels', 'fr')).toEqual([]);
    expect(await slugs('travels', 'nl')).toEqual(['cinema-2']);
  });

  // SPEC 4: "A cinema with no matching reference makes add or remove fail."
  // SPEC 4.33
  test('a cinema that nobody has makes adding and removing fail', async () => {
    for (const response of [
      await change('unknown', 'PATCH', ['3001', '9999']),
      await change('unknown', 'DELETE', ['9999']),
      await legacy('unknown', 'POST', '/cinema/nowhere'),
      await legacy('unknown', 'DELETE', '/cinema/nowhere'),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: 'unknown_cinema' } });
    }
    expect(await list('unknown')).toEqual([]);
  });

  // SPEC 7.24
  test('calls without a body need no content type', async () => {
    const token = await world().issuer.token('plain');
    const response = await world().calls.client('/plain/cinema/cinema-3', { method: 'POST', token });
    expect(response.status).toBe(200);
    expect(await list('plain')).toEqual(['3003']);
  });
}
