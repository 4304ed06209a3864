type HtmlPolicy = { readonly createHTML: (html: string) => unknown };
declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy };
  }
}

/** The one policy of our own: it lets in HTML of this site's own answers, and nothing else makes HTML from text. */
const policy = window.trustedTypes?.createPolicy('aurore', { createHTML: (html: string) => html });

/** A part of a page, from this site; undefined when it cannot be had. */
export async function fetchFragment(path: string): Promise<DocumentFragment | undefined> {
  if (!path.startsWith('/fragments/')) return undefined;
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(8000) });
    if (!response.ok) return undefined;
    const html = await response.text();
    const template = document.createElement('template');
    template.innerHTML = (policy ? policy.createHTML(html) : html) as string;
    return template.content;
  } catch {
    return undefined;
  }
}
