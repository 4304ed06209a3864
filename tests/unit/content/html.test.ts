import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitiseFields, sanitisedHtml } from '../../../src/content/import/html.ts';

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
  ])('%s becomes %s', (html, clean) => {
    expect(sanitisedHtml(html)).toBe(clean);
  });

  test('whatever is written, no tag or attribute comes out but those of words', () => {
    const part = fc.constantFrom(
      ...['<', '>', '"', "'", '/', '=', ' ', '&', '&lt;', '<!--', '-->', '<![CDATA[', ']]>', '\u0000', '`'],
      ...['script', 'svg', 'a', 'p', 'img', 'style', 'onload', 'href', 'javascript:', 'x', 'title', 'textarea'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const tags = sanitisedHtml(parts.join('')).match(/<[^>]*>/g) ?? [];
        for (const tag of tags) {
          expect(tag).toMatch(/^<\/?(a|p)( (href|title|lang)="[^"<>]*")*>$/);
          expect(tag).not.toMatch(/href="\s*javascript:/i);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('what is clean is left alone, so cleaning twice is cleaning once', () => {
    const html = '<p>Gaumont, 1927 &amp; after.<br/>With <em>Janet</em>: <a href="https://a.example/b">more</a></p>';
    expect(sanitisedHtml(html)).toBe(html);
    expect(sanitisedHtml('Tarif réduit: 7,50 €')).toBe('Tarif réduit: 7,50 €');
  });
});

test('HTML fields are cleaned wherever they lie, plain ones are left as they are', () => {
  const cinema = {
    name: '<b>Not HTML</b>',
    description: '<script>x</script><p>a</p>',
    services: [{ label: 'a', description: '<p style="x">b</p>' }, { description: '<img src=x>c' }],
    alert: { message: '<b onclick=x>d</b>' },
    itinerary: [],
    accessibilityDescription: null,
  };
  sanitiseFields('cinemas', cinema);
  expect(cinema).toEqual({
    name: '<b>Not HTML</b>',
    description: '<p>a</p>',
    services: [{ label: 'a', description: '<p>b</p>' }, { description: 'c' }],
    alert: { message: '<b>d</b>' },
    itinerary: [],
    accessibilityDescription: null,
  });
});
