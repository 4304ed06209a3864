import { ID } from '#brand/brand.ts';
import { z } from 'zod';
import { FEATURE_FACTS, FEATURES, type Feature } from '../../sites/featureFacts.ts';
import { isSiteCode, siteOf, SITE_CODES, type SiteCode } from '../../sites/sites.ts';
import { origin, toggle } from './kinds.ts';

/** Whether naming a feature in FEATURES makes sense: a site has it, or would have it then. */
function isAnySites(feature: Feature): boolean {
  const isRows = (code: SiteCode) => [...siteOf(code).features, ...(siteOf(code).switchable ?? [])].includes(feature);
  return FEATURE_FACTS[feature].isDefault || SITE_CODES.some(isRows);
}

/** Where the sites are, and what visitors find there. */
export const sites = {
  SITE_ORIGIN: origin
    .refine(
      (text) => text.includes('{site}') || SITE_CODES.length === 1,
      `expected {site} in it, since there are ${SITE_CODES.length} sites`,
    )
    .default(`http://{site}.${ID}.localhost:{port}`)
    .describe(
      'Public origin of each site; `{site}` and `{port}` are filled in. One site needs no `{site}`: with ' +
        '`https://www.rex.example`, `rex.example` redirects to it, and the other way round.',
    ),
  DEFAULT_SITE: z
    .custom<SiteCode>(
      (value) => typeof value === 'string' && isSiteCode(value),
      `expected one of ${SITE_CODES.join(', ')}`,
    )
    .default(SITE_CODES[0]!)
    .describe('The site that `localhost` and `127.0.0.1` show; in production at PORT only.'),
  FEATURES: z
    .string()
    .regex(new RegExp(`^(${FEATURES.join('|')})(,(${FEATURES.join('|')}))*$`), {
      error: `expected some of ${FEATURES.join(', ')}, with commas between and no spaces`,
      abort: true,
    })
    .superRefine((text, { addIssue }) => {
      for (const name of (text.split(',') as Feature[]).filter((each) => !isAnySites(each))) {
        addIssue(`no site has ${name} among its switchable features (brand/sites.ts)`);
      }
    })
    .optional()
    .describe(
      'Features to switch on, separated by commas, on the sites that have them among their `switchable` ones ' +
        '(`brand/sites.ts`). A site’s own settings come before this one ([features](#features-of-a-site)).',
    ),
  LOCATOR_MAX_KM: z.coerce
    .number()
    .positive()
    .default(50)
    .describe('The distance in kilometres up to which a cinema counts as near.'),
  LOCATOR_MAX_CINEMAS: z.coerce.number().int().min(1).default(6).describe('The most near cinemas that are listed.'),
  OFFLINE: toggle('on').describe(
    'Whether browsers store the last seen programme pages for reading without a network. `off` removes the service ' +
      'worker from browsers that have it, when they open their next page.',
  ),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(https:\/\/|mailto:)\S+$/, 'expected an address of https or mailto')
    .optional()
    .describe(
      'Where to report security faults: an `https` or `mailto` URL, for security.txt; by default what `brand/brand.ts` says.',
    ),
  DEMO: toggle('on').describe(
    'Whether `npm start` loads the demo chain into an empty store, and keeps its programme up to date in one that has ' +
      'nothing else. It replaces no data of a chain. Always `off` in production.',
  ),
  CLOCK: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('The instant at which the clock stands still, for tests and demonstrations. Refused in production.'),
  COMPONENTS: toggle('off').describe(
    'Whether the site is built with the page of all components, `/docs/components`, for developers. Refused in production.',
  ),
};
