import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { feedArticleSchema } from '../../../../../src/contract/feedContent.ts';
import { emptyCatalogue } from '../../../../../src/content/catalogue.ts';
import { atomFeed } from '../../../../../src/request/endpoints/discovery/atom.ts';
import { translator } from '../../../../../src/i18n/translator.ts';
import { siteOf } from '../../../../../src/sites/sites.ts';
import { unicodeIn } from '../../../../support/unicode.ts';

test('whatever characters titles, headlines and authors have, the feed of news is XML', async () => {
  const catalogue = emptyCatalogue(siteOf('fr'), 'fr');
  const articles = unicodeIn(50).map((text, index) => {
    const slug = `news-${index}`;
    const odd = { title: `${text}]]>`, headline: `<![CDATA[${text}`, author: `&${text}` };
    const article = { type: 'news', slug, ...odd, releaseDate: '2026-11-21', tracking: { slug } };
    return [slug, feedArticleSchema.parse(article)] as const;
  });
  const content = { ...catalogue.content, articles: new Map(articles) };
  const contents = atomFeed({ ...catalogue, content }, translator('fr'), 'https://fr.example');
  const { errors, normalized } = await validateXML({
    xml: [{ fileName: 'news.xml', contents }],
    normalization: 'c14n',
    initialMemoryPages: 1024,
    maxMemoryPages: 4096,
  });
  expect(errors).toEqual([]);
  expect(normalized.match(/<entry>/g)).toHaveLength(50);
});
