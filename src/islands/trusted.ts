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
 * The one policy of our own: it lets in HTML of this site's own answers and the service worker, and nothing else makes HTML from
 * text. Made when it is first needed, since islands are rendered on the server, too.
 */
let policy: OwnPolicy | undefined;

function ownPolicy(): OwnPolicy | undefined {
  policy ??= window.trustedTypes?.createPolicy('aurore', { createHTML: (text) => text, createScriptURL: () => WORKER });
  return policy;
}

function trusted(html: string): string {
  return ownPolicy()?.createHTML(html) ?? html;
}

/** The service worker's address, the one script that a page may name. */
export function workerAddress(): string {
  return ownPolicy()?.createScriptURL(WORKER) ?? WORKER;
}

const PATIENCE_MS = 8000;

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** A page whose scripts do not run. Its styles stand beside it: in it, the policy of the page we are on refuses them. */
export type Fetched = { readonly page: Document; readonly styles: readonly string[] };

/** A page or a part of one, from this site alone; undefined when it cannot be had. */
export async function fetchDocument(address: string): Promise<Fetched | undefined> {
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

/** Words, and the drawn icons of vanilla-cookieconsent. */
const HARMLESS = /^(?:[^<]|<\/?(?:svg|path)(?:\s(?!on)[\w:-]+="[^"<>]*")*\s*\/?>)*$/i;
const scriptOrigins = new Set<string>();
let guarded = false;

/**
 * For scripts of others, which know nothing of policies: what they write as HTML passes if it is harmless, and what they load
 * as scripts if it is of this site or of an origin named here, which the content security policy has to have, too.
 */
export function guardSinks(...origins: readonly string[]): void {
  for (const origin of origins) scriptOrigins.add(origin);
  if (guarded) return;
  guarded = true;
  const refused = (what: string) => new TypeError(`${what} refused by this site.`);
  window.trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (HARMLESS.test(text)) return text;
      throw refused('HTML');
    },
    createScriptURL(address) {
      const { origin } = new URL(address, location.href);
      if (origin === location.origin || scriptOrigins.has(origin)) return address;
      throw refused('A script');
    },
  });
}
