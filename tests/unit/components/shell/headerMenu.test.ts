import { describe, expect, test } from 'vitest';
import { furtherEntries, menuEntries } from '../../../../src/components/shell/headerMenu.ts';
import type { PageContext } from '../../../../src/page/context.ts';
import { FEATURES, type Feature } from '../../../../src/sites/featureFacts.ts';
import { featuresOf } from '../../../../src/sites/features.ts';
import { siteOf, type SiteCode } from '../../../../src/sites/sites.ts';

function entriesOf(code: SiteCode, switchedOn: readonly Feature[] = FEATURES, addresses = {}) {
  const site = siteOf(code);
  const features = featuresOf(code, switchedOn);
  const catalogue = { settings: { addresses } };
  return menuEntries({ site, language: site.defaultLanguage, features, catalogue } as unknown as PageContext);
}
const names = (code: SiteCode, switchedOn?: readonly Feature[]) =>
  entriesOf(code, switchedOn).map(({ label, on }) => `${label.replace('Header.', '')} ${on}`);

describe('the header’s entries (SPEC 2)', () => {
  // SPEC 2.57, 2.62, 2.63, 2.64, 2.65, 2.66, 2.68, 2.69, 6.6
  test('stand in its order, by site', () => {
    expect(names('nl')).toEqual([
      'Club all',
      'Offers desk',
      'Business all',
      'Account phone',
      'Provider all',
      'HomeVideo all',
    ]);
    expect(names('fr')).toEqual(['Offers all', 'Business all', 'Wallet phone', 'Account phone', 'HomeVideo all']);
    expect(names('ma')).toEqual(['Offers all', 'Account phone']);
  });

  // SPEC 2.63
  test('are those whose pages are there, where nothing else is switched on; offers are a phone’s without club', () => {
    expect(names('fr', [])).toEqual(['Offers all', 'Account phone']);
    expect(names('nl', [])).toEqual(['Club all', 'Offers desk', 'Account phone']);
  });

  test('lead where the site’s settings say, else to the demo’s addresses', () => {
    const addresses = { business: 'https://firms.example/' };
    const entries = new Map(entriesOf('fr', FEATURES, addresses).map(({ label, href }) => [label, href]));
    expect(entries.get('Header.Business')).toBe('https://firms.example/');
    expect(entries.get('Header.HomeVideo')).toBe('https://video.aurore.example');
  });

  // SPEC 1.17, 2.65
  test('the wallet wants one to be signed in', () => {
    expect(entriesOf('fr', ['wallet']).find(({ label }) => label === 'Header.Wallet')).toEqual({
      label: 'Header.Wallet',
      href: 'http://accounts.aurore.localhost:4321/fr/wallet',
      on: 'phone',
      modal: 'signInRequired',
    });
  });

  // SPEC 2.84
  test('the wallet opens a sign-in that cannot be closed on sites that say so', () => {
    const entries = entriesOf('fr', ['wallet', 'mandatorySignIn']);
    expect(entries.find(({ label }) => label === 'Header.Wallet')?.modal).toBe('centeredSignIn');
  });

  test('are followed on a phone by the parts of the site that it has', () => {
    const further = (features: readonly Feature[], texts: readonly string[]) => {
      const catalogue = { content: { pages: new Map(texts.map((screen) => [screen, {}])) } };
      const page = { site: siteOf('fr'), language: 'fr', features: new Set(features), catalogue };
      return furtherEntries(page as unknown as PageContext).map(({ href }) => href);
    };
    expect(further(FEATURES, ['giftCard', 'mobileApp'])).toEqual([
      '/ce-soir',
      '/evenements',
      '/ouvertures-des-ventes',
      '/seances-accessibles',
      '/experiences',
      '/giftcard',
      '/actualites',
      '/app',
      '/aide',
      '/plan-du-site',
    ]);
    expect(further([], [])).not.toContain('/experiences');
    // Editors have written no text for it.
    expect(further(FEATURES, ['giftCard'])).not.toContain('/app');
  });
});
