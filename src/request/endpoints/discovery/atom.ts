import { Feed } from 'feed';
import type { Catalogue } from '../../../content/catalogue.ts';
import { UNKNOWN_DATE } from '../../../domain/show/release.ts';
import type { Translate } from '../../../i18n/translator.ts';
import { cleanText } from '../../../lib/cleanText.ts';
import { href } from '../../../routes/href.ts';
import { NAME } from '#brand/brand.ts';
import { localeOf } from '../../../sites/sites.ts';

const ENTRIES = 50;

/**
 * The news of a site as an Atom feed (RFC 4287), the latest first, at most 50; those without a known date are left out.
 */
export function atomFeed({ site, language, content }: Catalogue, t: Translate, origin: string): string {
  const news = [...content.articles.values()]
    .filter((each) => each.type === 'news' && each.redirectSlug === null && each.releaseDate !== UNKNOWN_DATE)
    .sort((one, other) => other.releaseDate.localeCompare(one.releaseDate))
    .slice(0, ENTRIES);
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
  const address = `${origin}/feed/${language}/news.xml`;
  const feed = new Feed({
    id: address,
    title: t('Seo.news.Title'),
    description: t('Seo.news.Description'),
    link: origin + href(site, language, 'news'),
    language: localeOf(site, language),
    feedLinks: { atom: address },
    author: { name: NAME },
    copyright: NAME,
    updated: dateOf(news[0]?.releaseDate ?? '1970-01-01'),
  });
  for (const { slug, title, headline, image, releaseDate, author } of news) {
    const page = origin + href(site, language, 'newsItem', { slug });
    feed.addItem({
      id: page,
      link: page,
      title,
      description: headline,
      date: dateOf(releaseDate),
      ...(author && { author: [{ name: author }] }),
      ...(image && { image: image.startsWith('/') ? origin + image : image }),
    });
  }
  // What XML cannot hold would make it unreadable as a whole.
  return cleanText(feed.atom1());
}
