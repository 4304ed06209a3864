// Runs Lighthouse over addresses with its defaults (mobile, simulated throttling): `node audit.mjs <chromium> <url>…`.
// Prints a line of JSON for each. It is a process of its own because its packages are installed only in this folder.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** How many times slower the phone's processor is than this machine's (Lighthouse's mobile preset). */
const SLOWER = 4;
const FLAGS = ['--headless=new', '--no-sandbox', '--accept-lang=fr-FR,fr'];

const [chromePath, ...urls] = process.argv.slice(2);
const chrome = await launch({ chromePath, chromeFlags: FLAGS });

/** Audits an address. A busy machine sometimes loses a trace, so there is a second attempt. */
async function audit(url, attempts = 2) {
  const { lhr, artifacts } = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (!lhr.runtimeError) return { lhr, blocked: blockedOf(artifacts.Trace.traceEvents) };
  if (attempts > 1) return audit(url, attempts - 1);
  throw new Error(`${url}: ${lhr.runtimeError.message}`);
}

/**
 * The total blocking time, in milliseconds, counting only the time in which the page's thread was running. Lighthouse
 * counts a task's whole duration, however much of it other processes had the processor.
 */
function blockedOf(events) {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  const isPage = ({ pid }) => pid === painted.pid;
  const { tid } = events.find((event) => isPage(event) && event.args?.name === 'CrRendererMain');
  return events
    .filter((event) => event.name === 'RunTask' && isPage(event) && event.tid === tid && event.ts > painted.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - 50), 0);
}

try {
  for (const url of urls) {
    const { lhr, blocked } = await audit(url);
    const { categories, audits, lighthouseVersion, finalDisplayedUrl } = lhr;
    if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`);
    const lost = Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id);
    console.log(
      JSON.stringify({
        version: lighthouseVersion,
        scores: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(categories[id].score * 100)])),
        lost,
        lcp: audits['largest-contentful-paint'].numericValue,
        tbt: audits['total-blocking-time'].numericValue,
        blocked,
        cls: audits['cumulative-layout-shift'].numericValue,
      }),
    );
  }
} finally {
  chrome.kill();
}
