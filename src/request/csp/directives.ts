import { ID } from '#brand/brand.ts';

/** What pages may load, besides the scripts and styles in them, whose hashes Astro adds for a build. */
export const DIRECTIVES = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
  // Ours, and the one that judges what scripts of others write (islands/ui/lib/trusted.ts).
  `trusted-types ${ID} default`,
  // The service worker; the accounts host has none (src/fetch.ts).
  "worker-src 'self'",
] as const;

/**
 * The policy of `npm run dev`, where Astro gives none: scripts and styles are not known before, and those of Vite know no
 * trusted types.
 */
export function workPolicy(): string {
  const own = DIRECTIVES.filter((directive) => !directive.includes('trusted-types'));
  return [...own, ...['script-src', 'style-src'].map((name) => `${name} 'self' 'unsafe-inline'`)].join('; ');
}
