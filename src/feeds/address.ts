import { ImportError } from '../content/import/folder.ts';
import { isSiteCode, siteOf, SITE_CODES, type Site } from '../sites/sites.ts';

export type FeedSource = { readonly site: Site; readonly api: URL };

/**
 * The sites that an API address stands for: with `{site}` in it, all eight (or the one wanted), each at its own
 * address; else the one wanted, or the one whose code begins the host name, or the default site. Throws an ImportError
 * for an unknown site or a bad address.
 */
export function sourcesAt(address: string, wanted: string | undefined, defaultSite: Site): FeedSource[] {
  if (wanted !== undefined && !isSiteCode(wanted)) {
    throw new ImportError(`There is no site ${wanted}: expected one of ${SITE_CODES.join(', ')}.`);
  }
  if (address.includes('{site}')) {
    const codes = wanted === undefined ? SITE_CODES : [wanted];
    return codes.map((code) => ({ site: siteOf(code), api: addressOf(address.replaceAll('{site}', code)) }));
  }
  const api = addressOf(address);
  const [label = ''] = api.hostname.split('.');
  const code = wanted ?? (isSiteCode(label) ? label : defaultSite.code);
  return [{ site: siteOf(code), api }];
}

function addressOf(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new ImportError(`${text} is no address of http or https.`);
  if (url.search !== '' || url.hash !== '')
    throw new ImportError(`${text} has a query: expected an API's base address.`);
  return url;
}
