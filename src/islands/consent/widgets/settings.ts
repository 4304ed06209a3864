import type { SiteSettings } from '../../../contract/settings.ts';
import { getApi } from '../../lib/api.ts';

/** The part of the site's settings meant for browsers. */
export async function siteSettings(): Promise<SiteSettings> {
  const response = await getApi<SiteSettings>('/settings');
  if (!response.ok) throw new Error('The settings cannot be had.');
  return response.data;
}
