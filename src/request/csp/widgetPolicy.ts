import type { ContentSecurityPolicy } from '../../lib/contentSecurityPolicy.ts';

/** Directives of every page that a widget's origins are added to: for its script, its calls, and what it shows. */
const DIRECTIVES = ['script-src', 'connect-src', 'img-src', 'style-src'] as const;

/**
 * Adds the origins of a site's third parties (domain/consent/thirdParties.ts) to a content security policy. All of them
 * are on the operator's allow-list. Without any, the policy is unchanged. Throws if a directive of every page is
 * missing.
 */
export function addWidgets(policy: ContentSecurityPolicy, origins: readonly string[]): void {
  if (origins.length === 0) return;
  for (const directive of DIRECTIVES) policy.add(directive, origins);
  // Only pages with frames of our own have it.
  policy.allow('frame-src', origins);
}
