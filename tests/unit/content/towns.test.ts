import { afterEach, describe, expect, test, vi } from 'vitest';
import { townsCalled, townsNamed } from '../../../src/content/towns.ts';
import { SITE_CODES, siteOf } from '../../../src/sites/sites.ts';

const PARIS = [48.8566, 2.3522] as const;
const LILLE = [50.6292, 3.0573] as const;

const found = async (country: string, typed: string, cinemas = [PARIS]) =>
  (await townsNamed(country, typed, cinemas)).map(({ name }) => name);

afterEach(() => vi.restoreAllMocks());

describe('towns without a cinema', () => {
  test('are found by their name, without accents, case and hyphens', async () => {
    expect((await found('FR', 'versailles'))[0]).toBe('Versailles');
    expect((await found('FR', 'saint germain EN laye'))[0]).toBe('Saint-Germain-en-Laye');
    expect((await found('FR', 'etampes'))[0]).toBe('Étampes');
  });

  test('of several with one name, the nearest to a cinema comes first', async () => {
    const [nearParis] = await townsNamed('FR', 'Montreuil', [PARIS]);
    const [nearLille] = await townsNamed('FR', 'Montreuil', [LILLE]);
    expect(nearParis!.place[0]).toBeCloseTo(48.86, 1);
    expect(nearLille!.place[0]).toBeCloseTo(50.46, 1);
  });

  test('whole names come before beginnings', async () => {
    const names = await found('FR', 'Sens');
    expect(names[0]).toBe('Sens');
    expect(names.length).toBeLessThanOrEqual(6);
  });

  test('a name in full finds its towns alone, with its saint in short, too', async () => {
    const names = async (typed: string) => (await townsCalled('FR', typed, [PARIS])).map(({ name }) => name);
    expect(await names('sens')).toEqual(['Sens']);
    expect(await names('St Germain en Laye')).toEqual(['Saint-Germain-en-Laye']);
    expect(await names('sen')).toEqual([]);
    expect(await names('se')).toEqual([]);
    const [nearLille] = await townsCalled('FR', 'Montreuil', [LILLE]);
    expect(nearLille!.place[0]).toBeCloseTo(50.46, 1);
  });

  test('a beginning that a thousand share costs little, of two thousand cinemas, too', async () => {
    const cinemas = Array.from({ length: 2000 }, (_, index) => [42 + (index % 45) / 5, -4 + (index % 97) / 8] as const);
    const trigonometry = vi.spyOn(Math, 'asin');
    expect(await townsNamed('FR', 'saint', cinemas)).toHaveLength(6);
    // A tenth of 2.4 million pairs.
    expect(trigonometry.mock.calls.length).toBeGreaterThan(1000);
    expect(trigonometry.mock.calls.length).toBeLessThan(240_000);
  });

  test('nothing is found for what is too short, unknown or of another country', async () => {
    expect(await found('FR', 'ab')).toEqual([]);
    expect(await found('FR', 'atlantis')).toEqual([]);
    expect(await found('NL', 'versailles')).toEqual([]);
    expect(await found('XX', 'versailles')).toEqual([]);
  });

  test.each(SITE_CODES)('%s has towns', async (code) => {
    const some = {
      FR: 'Annecy',
      CH: 'Yverdon',
      BE: 'Dinant',
      TN: 'Tozeur',
      SN: 'Kaolack',
      NL: 'Delft',
      CI: 'Korhogo',
      MA: 'Essaouira',
    };
    const { country } = siteOf(code);
    expect(await found(country, some[country as keyof typeof some])).not.toEqual([]);
  });
});
