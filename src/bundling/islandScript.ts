import { createHash } from 'node:crypto';
import type { AstroIntegration } from 'astro';
import astros from 'astro/runtime/server/astro-island.prebuilt.js';
import { replaceOnce } from './replaceOnce.ts';

const MODULE = '/astro/dist/runtime/server/astro-island.prebuilt.js';
/** A second try to load a script, after a second and under another address. */
const RETRY = [
  [
    'getRetryImportUrl(e){let r=new URL(e,document.baseURI);return r.searchParams.set("astro-retry",Date.now().toString()),r.toString()}',
    '',
  ],
  [
    'async importWithRetry(e){try{return await import(e)}catch(r){return await new Promise(n=>setTimeout(n,1e3)),import(this.getRetryImportUrl(e))}}',
    '',
  ],
  ['this.importWithRetry(this.getAttribute("component-url"))', 'import(this.getAttribute("component-url"))'],
  ['n?this.importWithRetry(n)', 'n?import(n)'],
] as const;
/** Components that are members of what a module exports. */
const MEMBERS = [
  ['var E=new Set(["__proto__","constructor","prototype"]);', ''],
  [
    'h=this.getAttribute("component-export")||"default";if(h.includes(".")){this.Component=d;for(let m of h.split(".")){if(E.has(m)||!this.Component||typeof this.Component!="object"&&typeof this.Component!="function"||!Object.hasOwn(this.Component,m))throw new Error(`Invalid component export path: ${h}`);this.Component=this.Component[m]}}else{if(E.has(h))throw new Error(`Invalid component export path: ${h}`);this.Component=d[h]}return',
    'h=this.getAttribute("component-export");return this.Component=d[h],',
  ],
] as const;
/** What Astro's router tells islands as it swaps pages. */
const ROUTER = [
  [';l(this,"unmount",()=>{this.isConnected||this.dispatchEvent(new CustomEvent("astro:unmount"))})', ''],
  [
    'disconnectedCallback(){document.removeEventListener("astro:after-swap",this.unmount),document.addEventListener("astro:after-swap",this.unmount,{once:!0})}',
    '',
  ],
] as const;

/**
 * Gives pages Astro's script of islands without what this site has no use for, since it is in every page. Above all
 * without its second try: what a script imports has failed for this page, too, and a press waits all the while. The link
 * is followed or the form sent instead, which is another try (islands/ui/interaction, decision 58). Fails the build if
 * Astro's script is not the expected one.
 */
export function islandScript(): AstroIntegration {
  return {
    name: 'island-script',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const text = shortened(astros);
        const hash = `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
        updateConfig({
          security: { csp: { algorithm: 'SHA-256', scriptDirective: { hashes: [hash] } } },
          vite: {
            plugins: [
              {
                name: 'island-script',
                load: (id) => (id.endsWith(MODULE) ? `export default ${JSON.stringify(text)};` : undefined),
              },
            ],
          },
        });
      },
    },
  };
}

/** Astro's script of islands with these changes. Throws if it is not the expected one. */
export const shortened = (script: string): string => replaceOnce(script, MODULE, [...RETRY, ...MEMBERS, ...ROUTER]);
