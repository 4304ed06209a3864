import { expect, type Browser, type Page } from '@playwright/test';

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds in which the thread had the processor: what other processes of the machine took does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/**
 * The longest task of the page's main thread while a journey is made, in milliseconds of its processor. A task's whole
 * duration, which PerformanceObserver gives, would also count what other processes took meanwhile.
 */
export async function longestTask(browser: Browser, page: Page, journey: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await journey();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid}/${tid}`));
  expect(tasks.length).toBeGreaterThan(10);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
