import { settingsTag, siteTag } from '../content/cacheTags.ts';
import type { Catalogue } from '../content/catalogue.ts';
import { siteSettingsSchema, type SiteSettings } from '../contract/settings.ts';
import { CONSENT_COOKIE } from '../domain/consent/consent.ts';
import { LANGUAGE_COOKIE } from '../domain/shell/languageChoice.ts';
import { LOCATOR_COOKIE } from '../domain/cinema/locator.ts';
import { WEBVIEW_COOKIE } from '../domain/shell/webview.ts';
import { currentSettings } from '../settings/settings.ts';
import { addEndpoint, CATALOGUE_AGE, type Api } from './endpoint.ts';

/** The settings of a site that readers may know. */
export function addSettings(api: Api): void {
  addEndpoint(api, {
    path: '/settings',
    name: 'Settings',
    group: 'Pages',
    summary: 'Addresses, limits and toggles of the site.',
    schema: siteSettingsSchema,
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue }) => ({
      data: settingsOf(catalogue),
      tags: [settingsTag(site), siteTag(site)],
    }),
  });
}

/** The part of the settings for browsers. What is not set up is null or empty; what is off has no configuration. */
function settingsOf({ settings, features, thirdParties }: Catalogue): SiteSettings {
  const own = currentSettings();
  return {
    clientUrl: own.ACCOUNTS_ORIGIN,
    orderingTunnelUrl: new URL(own.TICKETING_URL).origin,
    cookieNames: [LANGUAGE_COOKIE, LOCATOR_COOKIE, CONSENT_COOKIE, WEBVIEW_COOKIE, ...settings.cookieNames],
    securityCookieNames: settings.securityCookieNames,
    scriptInjections: [...thirdParties.injections],
    youtubeChannel: settings.youtubeChannel,
    captchaKey: settings.captchaKey,
    customerChat: thirdParties.chat ?? null,
    feedback: thirdParties.feedback,
    locator: {
      maximumDistance: settings.locator.maximumDistance ?? own.LOCATOR_MAX_KM,
      maximumNumberOfCinemas: settings.locator.maximumNumberOfCinemas ?? own.LOCATOR_MAX_CINEMAS,
    },
    offersMenu: features.has('offersMenu'),
    wallet: features.has('wallet'),
    business: features.has('business'),
    authentication: features.has('authentication'),
  };
}
