import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { importSettings } from '../../../src/content/import/importSettings.ts';
import type { Feature } from '../../../src/sites/featureFacts.ts';
import type { World } from './suite.ts';

async function setFeatures(features: Partial<Record<Feature, boolean>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aurore-features-'));
  await writeFile(join(folder, 'fr.json'), JSON.stringify({ features }));
  const [report] = await importSettings(folder);
  expect(report?.outcome).not.toBe('refused');
  await rm(folder, { recursive: true });
}

/** A site without a feature does not have its calls; the other sites keep them. */
export function featureTests(world: () => World): void {
  afterAll(() => setFeatures({}));

  const client = async (site: 'fr' | 'nl', method: string, path: string) => {
    const token = await world().issuer.token('features');
    const body = path.endsWith('emotion') ? { body: { emotion: 'liked' } } : {};
    return (await world().calls.client(`/features${path}`, { method, site, token, ...body })).status;
  };

  test.each<[Feature, string, string]>([
    ['favourites', 'POST', '/cinema/cinema-1'],
    ['favourites', 'DELETE', '/cinema/cinema-1'],
    ['wishlist', 'POST', '/show/film-1-44001/intention'],
    ['emotions', 'POST', '/show/film-1-44001/emotion'],
  ])('without %s there is no %s %s', async (feature, method, path) => {
    await setFeatures({ [feature]: false });
    expect(await client('fr', method, path)).toBe(404);
    expect(await client('nl', method, path)).toBe(200);
    await setFeatures({ [feature]: true });
    expect(await client('fr', method, path)).toBe(200);
  });

  // SPEC 6.5
  test.each<[Feature, string]>([
    ['voucherCheckerEnabled', '/voucher/X'],
    ['giftCard', '/gift-card/1/2'],
  ])('without %s nothing is checked', async (feature, path) => {
    await setFeatures({ [feature]: false });
    expect((await world().calls.get(path)).status).toBe(404);
    await setFeatures({ [feature]: true });
    expect((await world().calls.get(path)).status).toBe(403);
  });
}
