/**
 * What a browser may prefetch: pages of this site that a pointer rests on. Never links whose visit changes something
 * (languages, signing in and out) or that open elsewhere (booking), nor filtered lists, which islands show at once.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/redirect/*', '/callback*', '/api/*', '/calendar/*'] } },
          { not: { selector_matches: '[hreflang],[rel~=nofollow],[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
