/** Directives that a widget's origins are added to: for its script, its calls, and what it shows. */
const DIRECTIVES = ['script-src', 'connect-src', 'frame-src', 'img-src', 'style-src'] as const;

/**
 * Adds the origins of a site's third parties (domain/thirdParties.ts) to a content security policy. All of them are on the
 * operator's allow-list. Without any, the policy is unchanged.
 */
export function withWidgets(policy: string, origins: readonly string[]): string {
  if (origins.length === 0) return policy;
  const added = origins.join(' ');
  return DIRECTIVES.reduce((text, directive) => {
    const has = new RegExp(`(^|; ?)${directive} [^;]*`);
    return has.test(text)
      ? text.replace(has, (all) => `${all.trimEnd()} ${added}`)
      : `${text.replace(/;? *$/, '')}; ${directive} ${added}`;
  }, policy);
}
