import { addDays } from 'date-fns/addDays';
import { formatRFC3339 } from 'date-fns/formatRFC3339';
import { startOfDay } from 'date-fns/startOfDay';
import type { Catalogue } from '../../../content/catalogue.ts';
import { UTC } from '../../../lib/utc.ts';
import type { Translate } from '../../../i18n/translator.ts';
import { href } from '../../../routes/href.ts';
import { isOffered, SITE_MAP } from '../../../routes/screens.ts';
import { NAME } from '#brand/brand.ts';

/** Half a year: security.txt should expire within a year (RFC 9116). */
const EXPIRES_DAYS = 182;

/** What fetches one address for its card when visitors share it: they find nothing further, however endless a list is. */
const PREVIEWERS = [
  'facebookexternalhit',
  'Twitterbot',
  'WhatsApp',
  'Slackbot-LinkExpanding',
  'LinkedInBot',
  'TelegramBot',
  'Discordbot',
];

/**
 * The robots.txt of a site (RFC 9309). Filtered lists are endless and have the plain list as canonical address; what
 * scripts load is not a page.
 */
export function robotsText(origin: string): string {
  const group = (agents: readonly string[], closed: readonly string[]) => [
    ...agents.map((agent) => `User-agent: ${agent}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
  ];
  const filtered = ['/*/filters/', '/filters/'];
  const others = ['/fragments/', '/redirect/', '/callback', '/place'];
  return [
    ...group(['*'], [...filtered, ...others]),
    ...group(PREVIEWERS, others),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The security.txt of a site (RFC 9116). `contact` is an https or mailto address. */
export function securityText(origin: string, contact: string, languages: readonly string[], now: Date): string {
  const expires = startOfDay(addDays(now, EXPIRES_DAYS, { in: UTC }));
  return [
    `Contact: ${contact}`,
    `Expires: ${formatRFC3339(expires, { fractionDigits: 3 })}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** What the site is, for language models (llmstxt.org), as Markdown. */
export function languageModelText(
  { site, language, cinemas, cities, shows, features }: Catalogue,
  t: Translate,
  origin: string,
): string {
  const pages = SITE_MAP.flatMap(({ screen, words }) => {
    if (!words || !isOffered(site, features, screen)) return [];
    const about = t(`Seo.${words.seoKey}.Description`);
    return [`- [${t(words.siteMap)}](${origin}${href(site, language, screen)}): ${about}`];
  });
  const zones = [...new Set([site.timeZone, ...cinemas.map(({ timeZone }) => timeZone ?? site.timeZone)])];
  return [
    `# ${NAME}`,
    '',
    `> ${t('Seo.home.Description')}`,
    '',
    `Country: ${site.country}. Cinemas: ${cinemas.length}, in ${cities.length} towns. Films and events: ${shows.length}. ` +
      `Times are local (${zones.join(', ')}); a screening before 08:00 belongs to the day before.`,
    '',
    '## Pages',
    '',
    ...pages,
    '',
    '## Data',
    '',
    `- [API](${origin}/api/docs): the programme as JSON, without a key; described in [OpenAPI](${origin}/api/openapi.json)`,
    `- [Calendar of sale openings](${origin}/calendar/${language}/openings.ics): iCalendar; each cinema, film and screening has one, too`,
    `- [News](${origin}/feed/${language}/news.xml): Atom`,
    `- [Sitemap](${origin}/sitemap.xml)`,
    '',
  ].join('\n');
}
