import { siteSettingsSchema, type SiteSettings } from '../contract/settings.ts';
import { LOCATOR_COOKIE } from '../domain/locator.ts';
import { currentSettings } from '../settings/settings.ts';
import { featuresOf } from '../sites/features.ts';
import type { Site } from '../sites/sites.ts';
import { addEndpoint, CATALOGUE_AGE, type Api } from './endpoint.ts';

/** SPEC 9, "Language cookie name". */
const LANGUAGE_COOKIE = 'lang';

/** What a reader may know of a site's settings. */
export function addSettings(api: Api): void {
  addEndpoint(api, {
    path: '/settings',
    name: 'Settings',
    group: 'Pages',
    summary: 'Addresses, limits and toggles of the site.',
    schema: siteSettingsSchema,
    maxAge: CATALOGUE_AGE,
    answer: async ({ site }) => ({ data: settingsOf(site), tags: [] }),
  });
}

/** What is not set up is null or empty. */
function settingsOf(site: Site): SiteSettings {
  const settings = currentSettings();
  const features = featuresOf(site.code, settings.FEATURES?.split(',') ?? []);
  return {
    clientUrl: settings.ACCOUNTS_ORIGIN,
    orderingTunnelUrl: settings.TICKETING_ORIGIN,
    cookieNames: [LANGUAGE_COOKIE, LOCATOR_COOKIE],
    securityCookieNames: [],
    scriptInjections: [],
    youtubeChannel: null,
    captchaKey: null,
    customerChat: null,
    locator: { maximumDistance: settings.LOCATOR_MAX_KM, maximumNumberOfCinemas: settings.LOCATOR_MAX_CINEMAS },
    offersMenu: features.has('offers'),
    wallet: features.has('wallet'),
    business: features.has('business'),
    authentication: features.has('authentication'),
  };
}
