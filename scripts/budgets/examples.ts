import { href } from '../../src/routes/href.ts';
import type { Screen } from '../../src/routes/screens.ts';
import { siteOf } from '../../src/sites/sites.ts';
import { request, type Answer } from '../../tests/support/request.ts';

const SITE = siteOf('fr');

/** A browser's request without `accept-encoding`: so weights do not depend on what the server has compressed so far. */
const HEADERS = { accept: 'text/html' };

async function slugsOf(port: number, screen: Screen): Promise<(string | undefined)[]> {
  const slugs = async (path: string) => (await request(port, 'fr', path)).json() as { slug: string }[];
  if (screen === 'cinema' || screen === 'cinemaLight') return (await slugs('/api/cinemas')).map(({ slug }) => slug);
  if (['city', 'cityLight', 'eveningCity'].includes(screen))
    return (await slugs('/api/cities')).map(({ slug }) => slug);
  if (screen === 'movie') {
    const { shows } = (await request(port, 'fr', '/api/shows')).json() as {
      shows: { slug: string; isMovie: boolean }[];
    };
    return shows.filter(({ isMovie }) => isMovie).map(({ slug }) => slug);
  }
  if (screen === 'person') {
    const index = (await request(port, 'fr', '/sitemap.xml')).text;
    const parts = [...index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path!);
    const pages = await Promise.all(parts.map(async (path) => (await request(port, 'fr', path)).text));
    return pages.flatMap((text) =>
      [...text.matchAll(/<loc>[^<]*\/personnes\/([^<]+)<\/loc>/g)].map(([, slug]) => slug),
    );
  }
  const type = { newsItem: 'news', offer: 'offer', article: 'event' }[screen as string];
  if (type !== undefined) {
    const articles = (await request(port, 'fr', '/api/news-offers')).json() as { slug: string; type: string }[];
    return articles.filter((article) => article.type === type).map(({ slug }) => slug);
  }
  if (screen === 'season' || screen === 'specialEvent') {
    const events = (await request(port, 'fr', '/api/events')).json() as { slug: string; type: string }[];
    return events.filter(({ type }) => type === screen).map(({ slug }) => slug);
  }
  if (screen === 'experience') return (await slugs('/api/gpxp')).map(({ slug }) => slug);
  if (screen === 'masterTemplate') return (await slugs('/api/master-template/pages')).map(({ slug }) => slug);
  if (screen === 'helpCategory') {
    const help = (await request(port, 'fr', href(SITE, 'fr', 'help'))).text;
    return [...help.matchAll(/href="\/aide\/categorie\/([a-z-]+)"/g)].map(([, id]) => id);
  }
  if (screen === 'helpArticleBySlug') {
    const groups = (await request(port, 'fr', '/api/footer/faq')).json() as { slugs: string[] }[];
    return groups.flatMap((group) => group.slugs);
  }
  return [undefined];
}

/** The page with the most HTML among all pages of a screen on the fr site, or among `most` from all over its list. */
export async function heaviestPage(
  port: number,
  screen: Screen,
  most = Infinity,
): Promise<{ path: string; html: Answer }> {
  let heaviest: { path: string; html: Answer } | undefined;
  const slugs = await slugsOf(port, screen);
  const step = Math.max(1, Math.ceil(slugs.length / most));
  for (const slug of slugs.filter((_, index) => index % step === 0)) {
    const path = href(SITE, SITE.defaultLanguage, screen, { slug, id: slug });
    const html = await request(port, 'fr', path, { headers: HEADERS });
    // A closed cinema redirects to its city.
    if (html.status === 301 || html.status === 302) continue;
    if (html.status !== 200) throw new Error(`${path} was answered ${html.status}.`);
    if (!heaviest || html.body.length > heaviest.html.body.length) heaviest = { path, html };
  }
  if (!heaviest) throw new Error(`There is no page of the screen ${screen}.`);
  return heaviest;
}
