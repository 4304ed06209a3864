/** Where a widget's origins have to stand: its script, what that asks for, and what it shows. */
const DIRECTIVES = ['script-src', 'connect-src', 'frame-src', 'img-src', 'style-src'] as const;

/**
 * A page's content security policy with the origins of the site's third parties (domain/thirdParties.ts), all of which stand on
 * the operator's allow-list. A site that has none keeps its policy.
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
