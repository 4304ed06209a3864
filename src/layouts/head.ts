import { LOCATOR_COOKIE } from '../domain/locator.ts';

/**
 * Scripts that are inlined in the head of pages, unprocessed. The content security policy allows them by their hashes
 * (astro.config.mjs), so they are the same on every page.
 */

/**
 * Before anything is painted, marks a page as waiting for what is near the visitor (components/Choice.astro), and as a
 * signed-in client's (islands/account/client.ts).
 */
export const WAITING =
  `{let d=document.documentElement.dataset,c;try{c=localStorage['aurore:client']}catch{}if(c)d.client=c;` +
  `if(/(^|; )${LOCATOR_COOKIE}=/.test(document.cookie))d.waiting=''}`;

/**
 * Loads the font: on the first page of a visit after the page is painted, pictures included, in fallback fonts with the
 * same metrics; on later pages at once, since it is in the browser's cache (decision 9). Setting a whole page in a new
 * font blocks a cheap phone for a tenth of a second, so it is applied part by part, about forty elements per frame, and
 * finally to whatever surrounds the parts and joins the page later. Not to the root, whose font determines all lengths
 * in `rem`. Without script the styles load the font.
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

/**
 * Hides notices around the header before they are painted, if the same value (`data-value`) was stored under their name
 * (`data-notice`). A notice with a button is stored when that is pressed; one without, as soon as it is shown.
 */
export const NOTICES =
  `for(const e of document.querySelectorAll('[data-notice]')){` +
  `const{notice:n,value:v}=e.dataset,b=e.querySelector('button'),` +
  `keep=()=>{try{localStorage[n]=v}catch{}};` +
  `try{if(localStorage[n]===v)e.hidden=true}catch{}` +
  `if(b)b.onclick=()=>{e.hidden=true;keep()};else if(!e.hidden)keep()}`;

/** Shows the smart app banner on a phone or tablet, with a link to its store (SPEC 2); has to precede NOTICES. */
export const APP_BANNER =
  `for(const e of document.querySelectorAll('[data-notice=app]')){` +
  `const u=navigator.userAgent,s=/Android/.test(u)?'play':/iP(hone|ad|od)/.test(u)?'apple':'';` +
  `if(s){e.hidden=false;e.querySelector('a').href=e.dataset[s]}}`;

/**
 * Names the poster that grows into a film's page, or shrinks back: the visible one beside a link to where the visitor
 * goes or comes from, else the film page's own. Visitors who prefer reduced motion get no transition (global.css).
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
