import { LOCATOR_COOKIE } from '../domain/locator.ts';

/**
 * Scripts that stand in the head of pages as they are. The content security policy lets them in by their hashes
 * (astro.config.mjs), so they are the same on every page.
 */

/** Marks a page as waiting for the visitor's own cinema before anything is painted (components/Choice.astro). */
export const WAITING =
  `/(^|; )${LOCATOR_COOKIE}=[^;]*cinema/.test(document.cookie)&&` +
  `document.documentElement.setAttribute('data-waiting','')`;

/**
 * Fetches the font: on the first page of a visit once that is painted, pictures and all, in stand-ins of the same metrics;
 * within the site, where it is in the browser's cache, at once (decision 9). Without script the styles ask for it.
 */
export const FONT =
  `{const load=()=>new FontFace('Instrument Sans','url('+document.querySelector('link[as=font]').href+')',` +
  `{weight:'400 700',stretch:'75% 100%'}).load().then(face=>document.fonts.add(face),()=>{});` +
  `if(document.referrer.startsWith(location.origin+'/'))load();` +
  `else addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(load)))}`;

/**
 * What a browser may fetch before it is asked for: pages of this site that a pointer rests on. Never what a visit changes
 * something by (languages, signing in and out), nor what opens elsewhere (booking), nor narrowed lists, which islands show
 * at once.
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
