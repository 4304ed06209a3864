import type { SiteSettings } from '../../contract/settings.ts';

/** The browser's part of the site's settings. */
export async function siteSettings(): Promise<SiteSettings> {
  const response = await fetch('/api/settings');
  if (!response.ok) throw new Error('The settings cannot be had.');
  return (await response.json()) as SiteSettings;
}
