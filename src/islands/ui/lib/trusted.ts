import { ID } from '#brand/brand.ts';

type OwnPolicy = {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (address: string) => string;
};
type Rules = { createHTML(html: string): string; createScriptURL?(address: string): string };
declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: Rules): OwnPolicy };
  }
}

const WORKER = '/worker.js';

/**
 * Our only Trusted Types policy: it allows HTML from this site's own responses and the service worker, and nothing else
 * may make HTML from text. Created on first use, since islands are also rendered on the server.
 */
let policy: OwnPolicy | undefined;

function ownPolicy(): OwnPolicy | undefined {
  policy ??= window.trustedTypes?.createPolicy(ID, { createHTML: (text) => text, createScriptURL: () => WORKER });
  return policy;
}

function trusted(html: string): string {
  return ownPolicy()?.createHTML(html) ?? html;
}

/** The service worker's address, the only script that a page may name. */
export function workerAddress(): string {
  return ownPolicy()?.createScriptURL(WORKER) ?? WORKER;
}

const PATIENCE_MS = 8000;

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/**
 * A page whose scripts do not run. Its styles are listed separately: inside it, the policy of the current page refuses
 * them.
 */
export type FetchedPage = { readonly page: Document; readonly styles: readonly string[] };

/** A page or a part of one, from this site only; undefined if it cannot be fetched. */
export async function fetchDocument(address: string): Promise<FetchedPage | undefined> {
  const { origin, pathname, search } = new URL(address, location.href);
  if (origin !== location.origin) return undefined;
  try {
    const response = await fetch(pathname + search, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return undefined;
    const html = await response.text();
    const styles = [...html.matchAll(STYLE)].map(([, text = '']) => text);
    return { page: new DOMParser().parseFromString(trusted(html.replaceAll(STYLE, '')), 'text/html'), styles };
  } catch {
    return undefined;
  }
}

const scriptOrigins = new Set<string>();
let guarded = false;

/**
 * For third-party scripts, which know nothing of policies: HTML they write is allowed if it is text alone, and scripts
 * they load if they are from this site or from an origin named here. The content security policy has to allow these
 * origins, too.
 */
export function guardSinks(...origins: readonly string[]): void {
  for (const origin of origins) scriptOrigins.add(origin);
  if (guarded) return;
  guarded = true;
  const refused = (what: string) => new TypeError(`${what} refused by this site.`);
  window.trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (!text.includes('<')) return text;
      throw refused('HTML');
    },
    createScriptURL(address) {
      const { origin } = new URL(address, location.href);
      if (origin === location.origin || scriptOrigins.has(origin)) return address;
      throw refused('A script');
    },
  });
}
