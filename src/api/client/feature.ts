import { catalogueOf } from '../../content/catalogue.ts';
import type { Feature } from '../../sites/featureFacts.ts';
import type { Site } from '../../sites/sites.ts';
import { ApiError } from '../response.ts';

/** Throws 404 on a site that lacks a feature, which its settings may change while the server runs. */
export async function requireFeature(site: Site, feature: Feature): Promise<void> {
  const { features } = await catalogueOf(site, site.defaultLanguage);
  if (!features.has(feature)) throw new ApiError(404, 'There is no such call on this site.');
}
