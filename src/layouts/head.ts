import { LOCATOR_COOKIE } from '../domain/locator.ts';

/**
 * Scripts that stand in the head of pages as they are. The content security policy lets them in by their hashes
 * (astro.config.mjs), so they are the same on every page.
 */

/**
 * Marks a page, before anything is painted, as waiting for what is near the visitor (components/Choice.astro) and as a signed-in
 * client's (islands/account/client.ts).
 */
export const WAITING =
  `{let d=document.documentElement.dataset,c;try{c=localStorage['aurore:client']}catch{}if(c)d.client=c;` +
  `if(/(^|; )${LOCATOR_COOKIE}=[^;]*(cinema|position)/.test(document.cookie))d.waiting=''}`;

/**
 * Fetches the font: on the first page of a visit once that is painted, pictures and all, in stand-ins of the same metrics;
 * within the site, where it is in the browser's cache, at once (decision 9). A whole page set anew holds up a cheap phone
 * for a tenth of a second: so it is then set part by part, forty elements or so a frame, and at last what is around the parts,
 * with what joins the page later. Not the root, whose font all lengths in `rem` hang from. Without script the styles ask for
 * the font.
 */
export const FONT =
  `{const face=new FontFace('Instrument Sans','url('+document.querySelector('link[as=font]').href+')',` +
  `{weight:'400 700',stretch:'75% 100%'}),` +
  `set=e=>e.dataset.lettered='',size=e=>e.querySelectorAll('*').length,` +
  `parts=e=>size(e)<40?[e]:[...e.children].flatMap(parts),` +
  `letter=async()=>{let n=99;for(const e of parts(document.body)){` +
  `if(n>25){n=0;await new Promise(requestAnimationFrame)}set(e);n+=size(e)+1}` +
  `requestAnimationFrame(()=>set(document.body))};` +
  `document.fonts.add(face);` +
  `if(document.referrer.startsWith(location.origin+'/'))face.load().then(()=>set(document.documentElement),()=>{});` +
  `else addEventListener('load',()=>new PerformanceObserver((list,it)=>{` +
  `if(list.getEntriesByName('first-contentful-paint')[0]){it.disconnect();` +
  `requestAnimationFrame(()=>face.load().then(letter,()=>{}))}` +
  `}).observe({type:'paint',buffered:true}))}`;

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

/**
 * Judges the notices around the header before they are painted: one whose value (`data-value`) was remembered under its name
 * (`data-notice`) is hidden. With a button it is remembered when that is pressed, without one as soon as it was shown.
 */
export const NOTICES =
  `for(const e of document.querySelectorAll('[data-notice]')){` +
  `const{notice:n,value:v}=e.dataset,b=e.querySelector('button'),` +
  `keep=()=>{try{localStorage[n]=v}catch{}};` +
  `try{if(localStorage[n]===v)e.hidden=true}catch{}` +
  `if(b)b.onclick=()=>{e.hidden=true;keep()};else if(!e.hidden)keep()}`;

/** Shows the smart app banner on a phone or tablet, with the way to its own store (SPEC 2); goes before NOTICES. */
export const APP_BANNER =
  `for(const e of document.querySelectorAll('[data-notice=app]')){` +
  `const u=navigator.userAgent,s=/Android/.test(u)?'play':/iP(hone|ad|od)/.test(u)?'apple':'';` +
  `if(s){e.hidden=false;e.querySelector('a').href=e.dataset[s]}}`;

/**
 * Names the poster that grows into a film's page, or back into where it hung: the one beside a link to where the visitor goes
 * or comes from, if it is seen, else the film page's own. Where motion is not wanted there is no transition (global.css).
 */
export const POSTERS =
  `{let last;const name=(e,url)=>{` +
  `if(last)last.style.viewTransitionName='';` +
  `if(!e.viewTransition||!url)return;` +
  `last=[...document.querySelectorAll('a[href="'+new URL(url).pathname+'"]')]` +
  `.map(a=>(a.closest('.card,.row')||a).querySelector('.poster'))` +
  `.find(p=>{const r=p&&p.getBoundingClientRect();return r&&r.bottom>0&&r.top<innerHeight})` +
  `||document.querySelector('.hero .poster');` +
  `if(last)last.style.viewTransitionName='poster'};` +
  `addEventListener('pageswap',e=>name(e,e.activation?.entry.url));` +
  `addEventListener('pagereveal',e=>name(e,window.navigation?.activation?.from?.url))}`;
