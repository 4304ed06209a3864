import { expect, test } from 'vitest';
import { ContentSecurityPolicy } from '../../../../src/lib/contentSecurityPolicy.ts';
import { DIRECTIVES, workPolicy } from '../../../../src/request/csp/directives.ts';

test('at work a page may load no more than in the product, but for its own scripts and styles, written as they are', () => {
  const policy = new ContentSecurityPolicy(workPolicy()).toString().split('; ');
  const own = ["script-src 'self' 'unsafe-inline'", "style-src 'self' 'unsafe-inline'"];
  expect(policy).toEqual([...DIRECTIVES.filter((each) => !each.includes('trusted-types')), ...own]);
  expect(policy).toContain("connect-src 'self'");
});
