/** Ids of organisations begin so; anything else is a name. */
const isId = (organisation: string) => organisation.startsWith('org_');

/** The claim by which a token names an organisation; none without one. */
export function organisationClaim(organisation: string | undefined): Readonly<Record<string, string>> {
  if (organisation === undefined) return {};
  return isId(organisation) ? { org_id: organisation } : { org_name: organisation };
}

/**
 * Whether a token's claims name the organisation, where one is required (SPEC 5): an id must be the same, a name's capitals
 * do not count.
 */
export function isOfOrganisation(claims: Readonly<Record<string, unknown>>, organisation: string | undefined): boolean {
  if (organisation === undefined) return true;
  if (isId(organisation)) return claims['org_id'] === organisation;
  const name = claims['org_name'];
  return typeof name === 'string' && name.toLowerCase() === organisation.toLowerCase();
}
