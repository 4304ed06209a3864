/** The French cities whose postcodes end in the number of an arrondissement, by what the postcodes begin with. */
const DISTRICTS = [/^75[01](?<district>\d\d)$/, /^690(?<district>0\d)$/, /^130(?<district>[01]\d)$/];

/**
 * A town as those who live there say it: `Lyon 2e` for the arrondissement that a French postcode names, else the town alone.
 * `country`: of the postcode (ISO 3166-1).
 */
export function districtName(country: string, postcode: string, town: string): string {
  if (country !== 'FR') return town;
  const found = DISTRICTS.map((pattern) => pattern.exec(postcode)?.groups?.['district']).find(Boolean);
  const district = Number(found ?? 0);
  return district === 0 ? town : `${town} ${district}${district === 1 ? 'er' : 'e'}`;
}
