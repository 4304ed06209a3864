import type { Captcha } from '../../islands/offers/captcha.ts';
import type { PageContext } from '../../page/context.ts';
import { captchaOfSite } from '../../settings/captcha.ts';
import { currentSettings } from '../../settings/settings.ts';

/**
 * The captcha of another company that this site's code forms need, and its name; undefined if the built-in one is used.
 */
export function captchaOf({ catalogue, features }: PageContext): (Captcha & { readonly name: string }) | undefined {
  const key = catalogue.settings.captchaKey;
  const provider = captchaOfSite(currentSettings(), key);
  const hasCodes = features.has('voucherCheckerEnabled') || features.has('giftCard');
  if (!provider || key === null || !hasCodes) return undefined;
  const { kind, name, origins } = provider;
  const script = kind === 'recaptcha' ? provider.script + encodeURIComponent(key) : provider.script;
  return { kind, name, key, script, origins };
}
