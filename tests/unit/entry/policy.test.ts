import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOf } from '../../../src/policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inBytes = (text: string) => Buffer.from(text).toString('latin1');
const [STYLE, SCRIPT, RULES, OTHER] = ['a{color:red}', 'let é = "</b>";', '{"prefetch":[]}', 'of(another.page)'];
const PAGE = inBytes(
  `<html><style>${STYLE}</style><script>${SCRIPT}</script><script type="speculationrules">${RULES}</script><p>x</p>`,
);

test('a page is allowed what stands in it, and no more of its own kind', () => {
  const policy = `default-src 'none'; script-src 'self' ${hashOf(SCRIPT)} ${hashOf(OTHER)} ${hashOf(RULES)}; style-src 'self' ${hashOf(OTHER)} ${hashOf(STYLE)}`;
  expect(policyOf(PAGE, policy)).toBe(
    `default-src 'none'; script-src 'self' ${hashOf(SCRIPT)} ${hashOf(RULES)}; style-src 'self' ${hashOf(STYLE)}`,
  );
});

test('what is no hash stays as it is', () => {
  const policy = "default-src 'none'; img-src 'self' data:; trusted-types aurore; script-src 'self' 'nonce-x'";
  expect(policyOf('<p>', policy)).toBe(policy);
});
