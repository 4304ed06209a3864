import { helpArticleById, helpCategory } from '../../content/views/help.ts';
import { isNewsType, newsView } from '../../content/views/news.ts';
import { localTimeAt } from '../../domain/programme/localTime.ts';
import { seasonRedirect } from '../../domain/season/seasons.ts';
import type { ItemKind } from '../../routes/facts.ts';
import { href } from '../../routes/href.ts';
import { ARTICLE_SCREENS } from '../../routes/screens.ts';
import { MISSING, PASS, type Guard } from './verdict.ts';

/** Passes an article at its own address. One of another type, or one that has moved, is redirected to its address. */
const article: Guard = ({ site, language, route, catalogue: { content } }, slug) => {
  const found = content.articles.get(slug);
  if (!found) return MISSING;
  const target = content.articles.get(found.redirectSlug ?? slug) ?? found;
  if (target === found && found.type === route.item?.type) return PASS;
  const to = href(
    site,
    language,
    ARTICLE_SCREENS[target.type],
    { slug: target.slug },
    { webview: route.layout === 'webview' },
  );
  return { kind: 'redirect', to };
};

const experience: Guard = ({ site, language, filters, catalogue: { content } }, slug) => {
  const found = content.experiences.get(slug);
  if (!found) return MISSING;
  const { redirectSlug } = found;
  if (redirectSlug === null || !content.experiences.has(redirectSlug)) return PASS;
  return { kind: 'redirect', to: href(site, language, 'experience', { slug: redirectSlug }, { filters }) };
};

const experienceGroup: Guard = ({ catalogue: { content } }, slug) =>
  content['experience-groups'].has(slug) ? PASS : MISSING;

/**
 * Passes a season or special event at its own address (SPEC 2, 4). Former addresses and the other type's redirect
 * there.
 */
const season: Guard = ({ site, language, filters, route, catalogue: { content } }, slug) => {
  const results = [...content.seasons.values()].filter((each) => each.slug === slug);
  const target = content.seasons.get(seasonRedirect(results) ?? slug);
  if (!target) return MISSING;
  if (target.slug === slug && target.type === route.item?.type) return PASS;
  return { kind: 'redirect', to: href(site, language, target.type, { slug: target.slug }, { filters }) };
};

/** Passes a page of the list that exists. */
const news: Guard = ({ catalogue, query, site, now }) => {
  const type = query.get('type');
  const layout = { type: isNewsType(type) ? type : undefined, page: Number(query.get('page') ?? 1) };
  return newsView(catalogue.content, layout, localTimeAt(now, site.timeZone)) ? PASS : MISSING;
};

/** Passes a category of the help centre only if it has articles (SPEC 2). */
const helpCategoryGuard: Guard = ({ catalogue: { content } }, id) => (helpCategory(content, id) ? PASS : MISSING);

const helpArticle: Guard = ({ catalogue: { content }, params }, name) =>
  (params.id === undefined ? content['faq-articles'].has(name) : helpArticleById(content, name)) ? PASS : MISSING;

/** Passes a text screen if editors have written its page. */
const text: Guard = ({ catalogue, screen }) => (catalogue.content.pages.has(screen) ? PASS : MISSING);

const masterTemplate: Guard = ({ catalogue }, slug) =>
  catalogue.content['master-templates'].has(slug) ? PASS : MISSING;

/** The guards of editors' content. */
export const contentGuards = {
  articles: article,
  experiences: experience,
  'experience-groups': experienceGroup,
  seasons: season,
  newsPage: news,
  'faq-categories': helpCategoryGuard,
  'faq-articles': helpArticle,
  'master-templates': masterTemplate,
  pages: text,
} as const satisfies Partial<Record<ItemKind, Guard>>;
