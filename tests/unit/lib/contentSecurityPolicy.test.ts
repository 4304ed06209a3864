import { expect, test } from 'vitest';
import { ContentSecurityPolicy } from '../../../src/lib/contentSecurityPolicy.ts';

const TEXT = "default-src 'none'; img-src 'self' data:; frame-ancestors 'none'";

test('a policy is written with one space and one semicolon, however it was', () => {
  const policy = new ContentSecurityPolicy(" default-src 'none';img-src  'self' data: ;; frame-ancestors\t'none'; ");
  expect(policy.toString()).toBe(TEXT);
});

test('of a repeated directive the first counts, as in browsers', () => {
  expect(new ContentSecurityPolicy("img-src 'self'; img-src *").toString()).toBe("img-src 'self'");
});

test('names of directives have no case, as in browsers', () => {
  expect(new ContentSecurityPolicy("IMG-Src 'self'").add('img-src', ['data:']).toString()).toBe("img-src 'self' data:");
});

test('a directive without sources stays', () => {
  expect(new ContentSecurityPolicy('upgrade-insecure-requests; img-src data:').toString()).toBe(
    'upgrade-insecure-requests; img-src data:',
  );
});

test('sources are added at the end of their directive, and replaced in place', () => {
  const policy = new ContentSecurityPolicy(TEXT)
    .add('img-src', ['https://a.example', 'https://b.example'])
    .replace('img-src', "'self'", ["'self'", 'https://c.example'])
    .replace('frame-ancestors', "'none'", ["'self'"]);
  expect(policy.toString()).toBe(
    "default-src 'none'; img-src 'self' https://c.example data: https://a.example https://b.example; " +
      "frame-ancestors 'self'",
  );
});

test('what may be missing is added to where it is, or at the end', () => {
  const policy = new ContentSecurityPolicy("frame-src 'self'; img-src 'self'");
  expect(policy.allow('frame-src', ['https://a.example']).allow('media-src', ["'self'"]).toString()).toBe(
    "frame-src 'self' https://a.example; img-src 'self'; media-src 'self'",
  );
});

test('sources that are not wanted are removed from every directive', () => {
  const policy = new ContentSecurityPolicy("script-src 'self' 'sha256-x' 'sha256-y'; style-src 'sha256-x'");
  expect(policy.filter((source) => source !== "'sha256-x'").toString()).toBe("script-src 'self' 'sha256-y'; style-src");
});

test.each([
  ['adding', (policy: ContentSecurityPolicy) => policy.add('connect-src', ['https://a.example'])],
  ['replacing', (policy: ContentSecurityPolicy) => policy.replace('connect-src', "'self'", ['https://a.example'])],
])('%s in a directive that is missing throws, and names it', (_, change) => {
  expect(() => change(new ContentSecurityPolicy(TEXT))).toThrow('A policy lacks the directive connect-src');
});

test('replacing a source that is missing throws, and names it', () => {
  const policy = new ContentSecurityPolicy(TEXT);
  expect(() => policy.replace('img-src', "'none'", ["'self'"])).toThrow(
    "The directive img-src of a policy lacks 'none'",
  );
});
