import { expect, test } from 'vitest';
import { blockedOf, directiveOf, REPORTING_ENDPOINTS, withReports } from '../../../../src/domain/shell/reports.ts';

test.each([
  ['script-src-elem', 'script-src'],
  ["style-src-attr 'self'", 'style-src'],
  ['IMG-SRC', 'img-src'],
  ['frame-ancestors', 'frame-ancestors'],
  ['constructor', 'other'],
  ['', 'other'],
  ['x'.repeat(100_000), 'other'],
])('the directive %.20s is counted as %s', (said, directive) => {
  expect(directiveOf(said)).toBe(directive);
});

test.each([
  ['https://evil.example/path?name=Jeanne#x', 'https://evil.example'],
  ['inline', 'inline'],
  ['wasm-eval', 'wasm-eval'],
  ['data:text/html,x', 'data:'],
  ['{"level":"error"}\n', 'other'],
  ['eval 1', 'other'],
  ['Inline', 'other'],
  ['Xinline', 'other'],
  ['x'.repeat(31), 'other'],
  ['', 'other'],
])('of what was blocked, %s is reported as %s', (said, told) => {
  expect(blockedOf(said)).toBe(told);
});

test('a policy names where to report, once, at its end', () => {
  expect(withReports("default-src 'none'; ")).toBe("default-src 'none'; report-uri /reports/csp; report-to csp");
  expect(withReports("img-src 'self'")).toBe("img-src 'self'; report-uri /reports/csp; report-to csp");
  expect(withReports("img-src 'self'  ")).toBe("img-src 'self'; report-uri /reports/csp; report-to csp");
  expect(REPORTING_ENDPOINTS).toBe('csp="/reports/csp"');
});
