/** Where browsers report what a content security policy blocked, on each host. */
export const REPORTS_PATH = '/reports/csp';

/**
 * The value of the header that names that address for the Reporting API; `report-uri` serves browsers that do not know
 * it yet.
 */
export const REPORTING_ENDPOINTS = `csp="${REPORTS_PATH}"`;

/** A content security policy with reporting of its violations added. */
export function withReports(policy: string): string {
  return `${policy.replace(/;? *$/, '')}; report-uri ${REPORTS_PATH}; report-to csp`;
}

/**
 * The directives under which reports are counted: browsers report some in parts (`script-src-elem`), and anybody may
 * send anything.
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
export function directiveOf(text: string): ReportedDirective {
  const name = text.trim().split(/\s/, 1)[0]!.toLowerCase();
  return DIRECTIVES.find((each) => name === each || name === `${each}-elem` || name === `${each}-attr`) ?? 'other';
}

/**
 * What was blocked, short enough for a log line and without anything that a visitor may have typed: the origin of an
 * address, or the keyword that stands for one (`inline`, `eval`).
 */
export function blockedOf(text: string): string {
  const url = URL.parse(text);
  if (url === null) return /^[a-z-]{1,30}$/.test(text) ? text : 'other';
  return url.host === '' ? url.protocol : url.origin;
}
