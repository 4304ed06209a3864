import type { BrowserContext } from '@playwright/test';

/** Logs violations of the content security policy, including those that Chromium does not log. */
const REPORT_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) => {
  console.error('CSP: ' + event.violatedDirective + ' blocked ' + (event.blockedURI || event.sample));
});`;

/**
 * Collects whatever goes wrong in any page of a context from now on: console errors, uncaught exceptions, violations of
 * the content security policy and failed requests. Requests that the page itself aborted do not count.
 */
export async function watchProblems(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  await context.addInitScript(REPORT_VIOLATIONS);
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`Uncaught: ${error.error().stack || String(error.error())}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}
