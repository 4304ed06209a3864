import { helpArticleById, helpCategory } from '../../content/views/help.ts';
import { isNewsType, newsView } from '../../content/views/news.ts';
import { localTimeAt } from '../../lib/localTime.ts';
import { seasonRedirect } from '../../domain/season/seasons.ts';
import { href } from '../../routes/href.ts';
import { ARTICLE_SCREENS } from '../../routes/screens.ts';
import { found, MISSING, type Guard, type Guards } from './verdict.ts';

/** Passes an article at its own address. One of another type, or one that has moved, is redirected to its address. */
const article: Guard<'articles'> = ({ site, language, route, catalogue: { content } }, slug) => {
  const named = content.articles.get(slug);
  if (!named) return MISSING;
  const target = content.articles.get(named.redirectSlug ?? slug) ?? named;
  if (target === named && named.type === route.item?.type) return found(named);
  const to = href(
    site,
    language,
    ARTICLE_SCREENS[target.type],
    { slug: target.slug },
    { webview: route.layout === 'webview' },
  );
  return { kind: 'redirect', to };
};

const experience: Guard<'experiences'> = ({ site, language, filters, catalogue: { content } }, slug) => {
  const named = content.experiences.get(slug);
  if (!named) return MISSING;
  const { redirectSlug } = named;
  if (redirectSlug === null || !content.experiences.has(redirectSlug)) return found(named);
  return { kind: 'redirect', to: href(site, language, 'experience', { slug: redirectSlug }, { filters }) };
};

const experienceGroup: Guard<'experience-groups'> = ({ catalogue: { content } }, slug) =>
  found(content['experience-groups'].get(slug));

/**
 * Passes a season or special event at its own address (SPEC 2, 4). Former addresses and the other type's redirect
 * there.
 */
const season: Guard<'seasons'> = ({ site, language, filters, route, catalogue: { content } }, slug) => {
  const results = [...content.seasons.values()].filter((each) => each.slug === slug);
  const target = content.seasons.get(seasonRedirect(results) ?? slug);
  if (!target) return MISSING;
  if (target.slug === slug && target.type === route.item?.type) return found(target);
  return { kind: 'redirect', to: href(site, language, target.type, { slug: target.slug }, { filters }) };
};

/** Passes a page of the list that exists. */
const news: Guard<'newsPage'> = ({ catalogue, query, site, now }) => {
  const type = query.get('type');
  const layout = { type: isNewsType(type) ? type : undefined, page: Number(query.get('page') ?? 1) };
  return found(newsView(catalogue.content, layout, localTimeAt(now, site.timeZone)));
};

/** Passes a category of the help centre only if it has articles (SPEC 2). */
const category: Guard<'faq-categories'> = ({ catalogue: { content } }, id) => found(helpCategory(content, id));

const helpArticle: Guard<'faq-articles'> = ({ catalogue: { content }, params }, name) =>
  found(params.id === undefined ? content['faq-articles'].get(name) : helpArticleById(content, name));

/** Passes a text screen if editors have written its page. */
const text: Guard<'pages'> = ({ catalogue, screen }) => found(catalogue.content.pages.get(screen));

const masterTemplate: Guard<'master-templates'> = ({ catalogue }, slug) =>
  found(catalogue.content['master-templates'].get(slug));

/** The guards of editors' content. */
export const contentGuards = {
  articles: article,
  experiences: experience,
  'experience-groups': experienceGroup,
  seasons: season,
  newsPage: news,
  'faq-categories': category,
  'faq-articles': helpArticle,
  'master-templates': masterTemplate,
  pages: text,
} as const satisfies Partial<Guards>;
