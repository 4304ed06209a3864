import { expect, type Browser, type Page } from '@playwright/test';

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Microseconds in which the thread had the processor: what other processes of the machine took does not count. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly elementCount?: number;
    readonly data?: { readonly type?: string };
  };
};

/** What the page's main thread does while a journey is made, in the order of its beginning. */
async function trace(browser: Browser, page: Page, journey: () => Promise<void>): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await journey();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return traceEvents.filter(({ pid, tid }) => threads.has(`${pid}/${tid}`)).sort((a, b) => a.ts - b.ts);
}

/**
 * The longest task of the page's main thread while a journey is made, in milliseconds of its processor. A task's whole
 * duration, which PerformanceObserver gives, would also count what other processes took meanwhile.
 */
export async function longestTask(browser: Browser, page: Page, journey: () => Promise<void>): Promise<number> {
  const tasks = (await trace(browser, page, journey)).filter(({ name }) => name === 'RunTask');
  expect(tasks.length).toBeGreaterThan(10);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Of how many elements the style is computed from a click, which is the journey's first, to the paint after it. */
export async function styledByClick(browser: Browser, page: Page, journey: () => Promise<void>): Promise<number> {
  const events = await trace(browser, page, journey);
  const after = events.slice(
    events.findIndex(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click'),
  );
  const first = after.slice(
    0,
    after.findIndex(({ name }) => name === 'Commit'),
  );
  const styled = first.filter(({ name }) => name === 'UpdateLayoutTree');
  expect(styled.length).toBeGreaterThan(0);
  return styled.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}
