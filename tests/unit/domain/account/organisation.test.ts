import { expect, test } from 'vitest';
import { isOfOrganisation, organisationClaim } from '../../../../src/domain/account/organisation.ts';

// SPEC 5: by id or by name.
test.each([
  ['org_1', { org_id: 'org_1' }, true],
  ['org_1', { org_name: 'org_1' }, false],
  ['org_1', { org_id: 'ORG_1' }, false],
  ['Aurore', { org_name: 'aurore' }, true],
  ['Aurore', { org_id: 'Aurore' }, false],
  ['Aurore', { org_name: 1 }, false],
  ['Aurore', {}, false],
  [undefined, {}, true],
])('a token is of %s that says %o: %s', (organisation, claims, expected) => {
  expect(isOfOrganisation(claims, organisation)).toBe(expected);
});

test('the claim of an organisation is one that is accepted for it', () => {
  for (const organisation of ['org_1', 'Aurore', undefined]) {
    expect(isOfOrganisation(organisationClaim(organisation), organisation)).toBe(true);
  }
  expect(organisationClaim(undefined)).toEqual({});
});
