/** The French cities whose postcodes end in the number of an arrondissement, by what the postcodes begin with. */
const DISTRICTS = [/^75[01](?<district>\d\d)$/, /^690(?<district>0\d)$/, /^130(?<district>[01]\d)$/];

/**
 * A town as those who live there say it: `Lyon 2e` for the arrondissement that a French postcode names, else the town alone.
 * `country`: of the postcode (ISO 3166-1).
 */
export function districtName(country: string, postcode: string, town: string): string {
  if (country !== 'FR') return town;
  const found = DISTRICTS.map((pattern) => pattern.exec(postcode)?.groups?.['district']).find(Boolean);
  return withDistrict(town, Number(found ?? 0));
}

/** The same for a name of GeoNames, which counts them as `Lyon 02` or `Paris 02 Bourse`. */
export function spokenTown(country: string, name: string): string {
  const [, town, district] = (country === 'FR' && /^(Paris|Lyon|Marseille) (\d\d)(?!\d)/.exec(name)) || [];
  return town === undefined ? name : withDistrict(town, Number(district));
}

function withDistrict(town: string, district: number): string {
  return district === 0 ? town : `${town} ${district}${district === 1 ? 'er' : 'e'}`;
}
