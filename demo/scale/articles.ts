import type { Article, News } from '../../src/contract/article.ts';
import type { Show } from '../../src/contract/show.ts';
import { addDays } from '../../src/domain/programme/cinemaDay.ts';
import type { Language } from '../../src/sites/sites.ts';
import { randomOf } from '../random.ts';
import { kebab } from '../programme/films.ts';
import { ARTICLE_TEXT, ARTICLE_TITLES } from './words.ts';

const ARTICLES = 30_000;
/** They are as old as this at most: some fifteen a day. */
const DAYS = 2000;

type Written = {
  readonly articles: readonly Article[];
  readonly shows: readonly Pick<Show, 'slug' | 'title'>[];
  readonly towns: readonly string[];
  readonly language: Language;
  readonly today: string;
};

/** The demo's articles, and as many news from the towns as make 30,000, the newest first. */
export function withNews({ articles, shows, towns, language, today }: Written): Article[] {
  const [model] = articles.filter((article): article is News => article.type === 'news');
  const added = Array.from({ length: ARTICLES - articles.length }, (_, index): News => {
    const random = randomOf(`article ${index}`);
    const [show, town] = [random.pick(shows), random.pick(towns)];
    const words = (text: string) => text.replaceAll('#', () => show.title).replaceAll('@', () => town);
    const slug = `${kebab(town)}-${show.slug}-${index}`;
    const title = words(random.pick(ARTICLE_TITLES)[language]);
    const content = words(ARTICLE_TEXT[language]);
    const releaseDate = addDays(today, -Math.floor((DAYS * index) / ARTICLES));
    const headline = content.slice('<p>'.length, content.indexOf('.') + 1);
    return {
      ...model!,
      slug,
      title,
      headline,
      content,
      releaseDate,
      author: null,
      tracking: { slug },
      featuredShow: show.slug,
    };
  });
  return [...articles, ...added];
}
