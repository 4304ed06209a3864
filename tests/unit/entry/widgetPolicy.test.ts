import { expect, test } from 'vitest';
import { withWidgets } from '../../../src/widgetPolicy.ts';

const POLICY =
  "default-src 'none'; connect-src 'self'; img-src 'self' data:; script-src 'self' 'sha256-x'; style-src 'sha256-y'";

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
