import { helpArticleById, helpCategory } from './content/views/help.ts';
import { isNewsType, newsView } from './content/views/news.ts';
import type { ArticleType } from './contract/article.ts';
import type { Season } from './contract/season.ts';
import { localTimeAt } from './domain/localTime.ts';
import { seasonRedirect } from './domain/seasons.ts';
import { ARTICLE_SCREENS } from './routes/articleScreens.ts';
import { href } from './routes/href.ts';
import type { Screen } from './routes/screens.ts';
import { TEXT_SCREENS } from './routes/textScreens.ts';
import { MISSING, PASS, type Guard } from './verdict.ts';

/** Passes an article at its own address. One of another type, or one that has moved, is redirected to its address. */
const article =
  (type: ArticleType): Guard =>
  ({ site, language, catalogue: { content } }, slug) => {
    const found = content.articles.get(slug);
    if (!found) return MISSING;
    const target = content.articles.get(found.redirectSlug ?? slug) ?? found;
    if (target === found && found.type === type) return PASS;
    return { kind: 'redirect', to: href(site, language, ARTICLE_SCREENS[target.type], { slug: target.slug }) };
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
 * Passes a season or special event at its own address (SPEC 2, 4). Former addresses and the other type's redirect there.
 */
const season =
  (type: Season['type']): Guard =>
  ({ site, language, filters, catalogue: { content } }, slug) => {
    const results = [...content.seasons.values()].filter((each) => each.slug === slug);
    const target = content.seasons.get(seasonRedirect(results) ?? slug);
    if (!target) return MISSING;
    if (target.slug === slug && target.type === type) return PASS;
    return { kind: 'redirect', to: href(site, language, target.type, { slug: target.slug }, { filters }) };
  };

/** Passes a page of the list that exists. */
const news: Guard = ({ catalogue, query, site, now }) => {
  const type = query.get('type');
  const layout = { type: isNewsType(type) ? type : undefined, page: Number(query.get('page') ?? 1) };
  return newsView(catalogue.content, layout, localTimeAt(now, site.timeZone)) ? PASS : MISSING;
};

/** Passes a category of the help centre only if it has articles (SPEC 2). */
const help: Guard = ({ catalogue: { content }, params }) => (helpCategory(content, params.id ?? '') ? PASS : MISSING);

const helpById: Guard = ({ catalogue: { content }, params }) =>
  helpArticleById(content, params.id ?? '') ? PASS : MISSING;

const helpBySlug: Guard = ({ catalogue: { content } }, slug) => (content['faq-articles'].has(slug) ? PASS : MISSING);

/** Passes a text screen if editors have written its page. */
const text: Guard = ({ catalogue, screen }) => (catalogue.content.pages.has(screen) ? PASS : MISSING);

const masterTemplate: Guard = ({ catalogue }, slug) =>
  catalogue.content['master-templates'].has(slug) ? PASS : MISSING;

/** The guards of the screens that show editors' content. */
export const contentGuards: Partial<Record<Screen, Guard>> = {
  news,
  newsMobile: news,
  newsItem: article('news'),
  offer: article('offer'),
  article: article('event'),
  experienceArticle: article('experience'),
  experience,
  experienceGroup,
  season: season('season'),
  specialEvent: season('specialEvent'),
  helpCategory: help,
  helpArticleById: helpById,
  helpArticleBySlug: helpBySlug,
  masterTemplate,
  ...Object.fromEntries(TEXT_SCREENS.map((screen) => [screen, text])),
};
