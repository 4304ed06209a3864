/** Where browsers report what a content security policy kept out, on each host. */
export const REPORTS_PATH = '/reports/csp';

/** The header that names the place for the Reporting API; `report-uri` is for browsers that do not know it yet. */
export const REPORTING_ENDPOINTS = `csp="${REPORTS_PATH}"`;

/** A content security policy whose violations are reported. */
export function withReports(policy: string): string {
  return `${policy.replace(/;? *$/, '')}; report-uri ${REPORTS_PATH}; report-to csp`;
}

/**
 * The directives that a report may name, as they are counted: browsers send the parts of some (`script-src-elem`) for the
 * whole, and anybody may send anything.
 */
const DIRECTIVES = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'style-src',
  'trusted-types',
  'worker-src',
] as const;
export type ReportedDirective = (typeof DIRECTIVES)[number] | 'other';

/** The directive of a report: `script-src-elem 'self'` is `script-src`. */
export function directiveOf(said: string): ReportedDirective {
  const name = said.trim().split(/\s/, 1)[0]!.toLowerCase();
  return DIRECTIVES.find((each) => name === each || name === `${each}-elem` || name === `${each}-attr`) ?? 'other';
}

/**
 * What was kept out, short enough for a line of a log and without anything that a visitor may have typed: the origin of an
 * address, or the word that stands for one (`inline`, `eval`).
 */
export function blockedOf(said: string): string {
  const url = URL.parse(said);
  if (url === null) return /^[a-z-]{1,30}$/.test(said) ? said : 'other';
  return url.host === '' ? url.protocol : url.origin;
}
