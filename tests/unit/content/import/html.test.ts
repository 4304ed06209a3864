import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { HTML_FIELDS, sanitiseFields, sanitisedHtml } from '../../../../src/content/import/html.ts';
import { feedContent, feedDocuments, feedSingles, type FeedDocument } from '../../../../src/contract/feed.ts';
import { htmlSchema } from '../../../../src/contract/values.ts';
import { patient } from '../../../support/patience.ts';

describe('hostile HTML', () => {
  test.each([
    ['<script>alert(1)</script>Words', 'Words'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="alert(1)" style="position:fixed" class="x">Words</p>', '<p>Words</p>'],
    ['<a href="javascript:alert(1)">go</a>', '<a>go</a>'],
    ['<a href=" java\tscript:alert(1)">go</a>', '<a>go</a>'],
    ['<a href="data:text/html,x">go</a>', '<a>go</a>'],
    ['<a href="//elsewhere.example">go</a>', '<a>go</a>'],
    ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>', '<a>x</a>'],
    ['<iframe src="https://elsewhere.example"></iframe>', ''],
    ['<form action="/x"><input name="password"></form>', ''],
    ['<style>body{display:none}</style>', ''],
    ['<base href="https://elsewhere.example">', ''],
    ['<meta http-equiv="refresh" content="0">', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<p id="header" name="cookie">x</p>', '<p>x</p>'],
    ['<img src="https://elsewhere.example/pixel.gif" alt="x">', ''],
    ['<img src="//elsewhere.example/pixel.gif">', ''],
    [`<img src='/media/a.webp" onerror="alert(1)'>`, ''],
    ['<a href="/offers" rel="opener" target="x" ping="/y">go</a>', '<a href="/offers">go</a>'],
  ])('%s becomes %s', (html, clean) => {
    expect(sanitisedHtml(html)).toBe(clean);
  });

  test('whatever is written, no tag or attribute comes out but those of words', () => {
    const part = fc.constantFrom(
      ...['<', '>', '"', "'", '/', '=', ' ', '&', '&lt;', '<!--', '-->', '<![CDATA[', ']]>', '\u0000', '`'],
      ...['script', 'svg', 'a', 'p', 'img', 'style', 'onload', 'href', 'javascript:', 'x', 'title', 'textarea'],
      // The pieces above hardly ever add up to a tag that is let through.
      ...['<p>', '<a href="', '<p title="', '" onload="', '">'],
    );
    let checked = 0;
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const tags = sanitisedHtml(parts.join('')).match(/<[^>]*>/g) ?? [];
        for (const tag of tags) {
          expect(tag).toMatch(/^<\/?(a|p)( (href|title|lang|rel)="[^"<>]*")*>$/);
          expect(tag).not.toMatch(/href="\s*javascript:/i);
          checked += 1;
        }
      }),
      { numRuns: 500 },
    );
    expect(checked).toBeGreaterThan(0);
  });

  test('what is clean is left alone, so cleaning twice is cleaning once', () => {
    const html = '<p>Gaumont, 1927 &amp; after.<br/>With <em>Janet</em>: <a href="/b">more</a></p>';
    expect(sanitisedHtml(html)).toBe(html);
    expect(sanitisedHtml('Tarif réduit: 7,50 €')).toBe('Tarif réduit: 7,50 €');
  });
});

describe('what editors may use', () => {
  test('headings stand below the page’s own, without a gap', () => {
    expect(sanitisedHtml('<h1>A</h1><h4>B</h4><h1>C</h1>')).toBe('<h2>A</h2><h3>B</h3><h2>C</h2>');
    expect(sanitisedHtml('<h2>A</h2><h3>B</h3>')).toBe('<h2>A</h2><h3>B</h3>');
    expect(sanitisedHtml('<h5>A</h5>')).toBe('<h2>A</h2>');
  });

  test('links to other sites are marked, those of this site are not', () => {
    expect(sanitisedHtml('<a href="https://a.example/">a</a>')).toBe(
      '<a href="https://a.example/" rel="external noopener">a</a>',
    );
    expect(sanitisedHtml('<a href="/offers" rel="external">a</a>')).toBe('<a href="/offers">a</a>');
    expect(sanitisedHtml('<a href="mailto:a@a.example">a</a>')).toBe('<a href="mailto:a@a.example">a</a>');
  });

  test('pictures made at import come in the width that is needed', () => {
    const html = sanitisedHtml('<img src="/media/hall-01234567-1600.webp" alt="The hall" width="9" srcset="x 1w">');
    expect(html).toContain('srcset="/media/hall-01234567-480.webp 480w, /media/hall-01234567-960.webp 960w,');
    expect(html).toContain('width="1600" height="900"');
    expect(html).toContain('alt="The hall"');
    expect(html).toContain('loading="lazy"');
    expect(sanitisedHtml(html)).toBe(html);
  });
});

test('every field of the contract that holds HTML is cleaned', () => {
  const schemas = { ...feedDocuments, ...feedContent, ...feedSingles };
  for (const [name, schema] of Object.entries(schemas)) {
    const item = schema instanceof z.ZodArray ? schema.element : schema;
    const found = new Set(htmlPaths(item));
    const listed = HTML_FIELDS[name as FeedDocument];
    expect(
      [...found].filter((path) => !listed.includes(path)),
      name,
    ).toEqual([]);
  }
});

/** The paths at which a schema has HTML: `services.*.description`. */
function htmlPaths(schema: z.core.$ZodType, path = ''): string[] {
  if (schema === htmlSchema) return [path];
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'nullable':
      return htmlPaths(def.innerType, path);
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => htmlPaths(inner, at(key)));
    case 'array':
      return htmlPaths(def.element, at('*'));
    case 'union':
      return def.options.flatMap((option) => htmlPaths(option, path));
    default:
      return [];
  }
}

test('HTML fields are cleaned wherever they lie, plain ones are left as they are', () => {
  const cinema = {
    name: '<b>Not HTML</b>',
    description: '<script>x</script><p>a</p>',
    services: [{ label: 'a', description: '<p style="x">b</p>' }, { description: '<img src=x>c' }],
    alert: { message: '<b onclick=x>d</b>' },
    itinerary: [],
    accessibilityDescription: null,
  };
  sanitiseFields('cinemas', cinema, () => expect.unreachable());
  expect(cinema).toEqual({
    name: '<b>Not HTML</b>',
    description: '<p>a</p>',
    services: [{ label: 'a', description: '<p>b</p>' }, { description: 'c' }],
    alert: { message: '<b>d</b>' },
    itinerary: [],
    accessibilityDescription: null,
  });
});

test.each([
  ['many tags', `<p>${'<b>'.repeat(10_000)}`, '30,003 characters and 10,001 tags'],
  ['a long text', `<p>${'x'.repeat(200_000)}`, '200,003 characters and 1 tags'],
])('an item with %s is refused before it is sanitised, also in several fields', (_, html, got) => {
  const halves = [html.slice(0, html.length / 2), html.slice(html.length / 2)];
  for (const item of [{ content: html }, { content: halves[0], guest: { description: halves[1] } }]) {
    const before = structuredClone(item);
    const reported: unknown[] = [];
    sanitiseFields('articles', item, (...fault) => reported.push(fault));
    expect(reported).toEqual([[[], 'in all at most 200,000 characters and 10,000 tags of HTML', got]]);
    expect(item).toEqual(before);
  }
});

test('as much HTML as may be is sanitised in a moment, however it is nested', () => {
  for (const html of ['<b>'.repeat(10_000), `${'<b>'.repeat(5000)}${'</i>'.repeat(5000)}`, '<ul><li>'.repeat(5000)]) {
    const begun = performance.now();
    sanitisedHtml(html.padEnd(200_000, 'x'));
    expect(performance.now() - begun).toBeLessThan(patient(500));
  }
});
