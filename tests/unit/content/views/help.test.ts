import { expect, test } from 'vitest';
import type { Content } from '../../../../src/content/catalogue.ts';
import { helpArticleById, helpCategories, helpCategory, relatedArticles } from '../../../../src/content/views/help.ts';
import type { FaqArticle } from '../../../../src/contract/help.ts';

const article = (id: string, category: string): FaqArticle => ({
  id,
  slug: `question-${id}`,
  title: `Question ${id}?`,
  category: { id: category, name: category },
  teaser: '',
  content: '',
  publicationDate: '2026-11-21',
  agentforce: true,
});
const category = (id: string) => ({ id, title: id, description: '' });

function contentOf(articles: readonly FaqArticle[], categories: readonly string[]): Content {
  return {
    'faq-articles': new Map(articles.map((each) => [each.slug, each])),
    'faq-categories': new Map(categories.map((id) => [id, category(id)])),
  } as unknown as Content;
}

const tickets = ['1', '2', '3', '4', '5', '6', '7'].map((id) => article(id, 'tickets'));
const content = contentOf([...tickets, article('8', 'visit'), article('9', 'unknown')], ['visit', 'empty', 'tickets']);

// SPEC 2.27
test('categories stand in the editors’ order, each with its articles; one without any is none', () => {
  expect(helpCategories(content).map(({ id, articles }) => [id, articles.length])).toEqual([
    ['visit', 1],
    ['tickets', 7],
  ]);
  expect(helpCategory(content, 'visit')?.articles.map(({ id }) => id)).toEqual(['8']);
  expect(helpCategory(content, 'empty')).toBeUndefined();
  expect(helpCategory(content, 'unknown')).toBeUndefined();
});

test('an article is found by its id', () => {
  expect(helpArticleById(content, '3')).toBe(tickets[2]);
  expect(helpArticleById(content, 'question-3')).toBeUndefined();
});

// SPEC 9.23
test('at most five others of its category are related to an article', () => {
  expect(relatedArticles(content, tickets[1]!).map(({ id }) => id)).toEqual(['1', '3', '4', '5', '6']);
  expect(relatedArticles(content, article('8', 'visit'))).toEqual([]);
});
