import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContentSecurityPolicy } from '../../../../src/lib/contentSecurityPolicy.ts';
import { addWidgets } from '../../../../src/request/csp/widgetPolicy.ts';

const POLICY =
  "default-src 'none'; connect-src 'self'; img-src 'self' data:; script-src 'self' 'sha256-x'; style-src 'sha256-y'";

function withWidgets(text: string, origins: readonly string[]): string {
  const policy = new ContentSecurityPolicy(text);
  addWidgets(policy, origins);
  return policy.toString();
}

test('a site without third parties keeps its policy', () => {
  expect(withWidgets(POLICY, [])).toBe(POLICY);
});

test('origins stand where scripts, calls, pictures, styles and frames come from, and nowhere else', () => {
  expect(withWidgets(POLICY, ['https://a.example', 'https://b.example'])).toBe(
    "default-src 'none'; connect-src 'self' https://a.example https://b.example; " +
      "img-src 'self' data: https://a.example https://b.example; " +
      "script-src 'self' 'sha256-x' https://a.example https://b.example; " +
      "style-src 'sha256-y' https://a.example https://b.example; frame-src https://a.example https://b.example",
  );
});

/** What each directive of a policy allows. A missing one falls back to default-src, which allows nothing. */
function letIn(policy: string): ReadonlyMap<string, ReadonlySet<string>> {
  const directives = policy.split(';').map((each) => each.trim().split(/ +/));
  return new Map(directives.map(([name, ...sources]) => [name!, new Set(sources)]));
}

test('third parties take nothing away that a page has without them', () => {
  const source = fc.constantFrom("'self'", 'data:', 'blob:', "'sha256-x'", "'sha256-y'", 'https://c.example');
  const directive = fc.constantFrom('connect-src', 'frame-src', 'img-src', 'media-src', 'script-src', 'style-src');
  // Those that every page has; a policy without one of them is refused.
  const ofAll = ['connect-src', 'img-src', 'script-src', 'style-src'].map((name): [string, string[]] => [
    name,
    ["'self'"],
  ]);
  const policy = fc
    .uniqueArray(fc.tuple(directive, fc.uniqueArray(source, { minLength: 1 })), { selector: ([name]) => name })
    .map((some) => [...new Map([...ofAll, ...some])])
    .map((all) => ["default-src 'none'", ...all.map(([name, sources]) => `${name} ${sources.join(' ')}`)].join('; '));
  const origins = fc.subarray<string>(['https://a.example', 'https://b.example', 'http://127.0.0.1:8080']);
  fc.assert(
    fc.property(policy, origins, (before, added) => {
      const after = letIn(withWidgets(before, added));
      for (const [name, sources] of letIn(before)) {
        expect([...after.get(name)!]).toEqual(expect.arrayContaining([...sources]));
      }
      for (const [name, sources] of after) {
        const has = letIn(before).get(name) ?? new Set();
        expect([...sources].filter((each) => !has.has(each) && !added.includes(each))).toEqual([]);
      }
    }),
  );
});

test.each(['script-src', 'connect-src', 'img-src', 'style-src'])(
  'third parties are refused where a policy lacks %s',
  (missing) => {
    const policy = POLICY.split('; ').filter((directive) => !directive.startsWith(missing));
    expect(() => withWidgets(policy.join('; '), ['https://a.example'])).toThrow(`lacks the directive ${missing}`);
  },
);
