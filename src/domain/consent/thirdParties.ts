import type { StoredSettings } from '../../contract/storedSettings.ts';
import { FEATURE_FACTS, FEATURES, type Feature } from '../../sites/featureFacts.ts';
import { PURPOSES, type Purpose } from '../../sites/purposes.ts';
import { chatOf, type Chat } from './chat.ts';
import { allowedInjections, type AllowedInjection } from './scriptInjections.ts';

/** Which third parties a site's pages may load, once a visitor has allowed it, and what visitors are asked to allow. */
export type ThirdParties = {
  readonly chat: Chat | undefined;
  /** Addresses of the feedback widget's script. */
  readonly feedback: StoredSettings['feedback'];
  readonly injections: readonly AllowedInjection[];
  readonly purposes: readonly Purpose[];
  /** The origins they are at, all on the allow-list: the content security policy lets in no other. */
  readonly origins: readonly string[];
};

/**
 * The third parties in a site's settings: those that are switched on, complete, and on the allow-list of origins. Paths
 * are of the site's own origin, which needs not be on it, and are made absolute (SPEC 7).
 */
export function thirdPartiesOf(
  settings: StoredSettings,
  features: ReadonlySet<Feature>,
  allowed: readonly string[],
  own: string,
): ThirdParties {
  const absolute = (address: string) => (address.startsWith('/') ? own + address : address);
  const originOf = (address: string) => new URL(address).origin;
  const areAllowed = (...addresses: readonly string[]) =>
    addresses.every((each) => [own, ...allowed].includes(originOf(each)));
  const configured = features.has('chat') ? chatOf(settings.customerChat) : undefined;
  const complete = configured && {
    ...configured,
    url: absolute(configured.url),
    deploymentUrl: absolute(configured.deploymentUrl),
  };
  const chat = complete && areAllowed(complete.url, complete.deploymentUrl) ? complete : undefined;
  const given =
    features.has('feedback') && settings.feedback
      ? {
          script: absolute(settings.feedback.script),
          preproductionScript: absolute(settings.feedback.preproductionScript),
        }
      : null;
  const feedback = given && areAllowed(given.script, given.preproductionScript) ? given : null;
  const injections = allowedInjections(settings.scriptInjections, allowed);
  // Nothing else reads the data layer: without a script there is no measurement to allow.
  const isMeasured = injections.some(({ element }) => element === 'script');
  const isUsed = (feature: Feature) => {
    if (feature === 'chat') return chat !== undefined;
    if (feature === 'feedback') return feedback !== null;
    return features.has(feature) && (FEATURE_FACTS[feature].cookies !== 'audience' || isMeasured);
  };
  const used = new Set<string>([
    ...FEATURES.filter(isUsed).map((feature) => FEATURE_FACTS[feature].cookies),
    ...injections.map(({ cookies }) => cookies),
  ]);
  const addresses = [
    ...(chat ? [chat.url, chat.deploymentUrl] : []),
    ...(feedback ? [feedback.script, feedback.preproductionScript] : []),
    ...injections.flatMap(({ attributes }) => attributes['src'] ?? attributes['href'] ?? []),
  ];
  return {
    chat,
    feedback,
    injections,
    purposes: PURPOSES.filter((purpose) => used.has(purpose)),
    origins: [...new Set(addresses.map(originOf))].sort(),
  };
}
