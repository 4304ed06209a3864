// One run of Lighthouse over addresses, as its users run it (mobile, simulated throttling): `node audit.mjs <chromium> <url>…`.
// Prints a line of JSON for each. A process of its own, since its packages are installed here alone.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = ['--headless=new', '--no-sandbox', '--accept-lang=fr-FR,fr'];

const [chromePath, ...urls] = process.argv.slice(2);
const chrome = await launch({ chromePath, chromeFlags: FLAGS });

/** A busy machine loses a trace now and then: then once more. */
async function audit(url, attempts = 2) {
  const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: CATEGORIES });
  if (!lhr.runtimeError) return lhr;
  if (attempts > 1) return audit(url, attempts - 1);
  throw new Error(`${url}: ${lhr.runtimeError.message}`);
}

try {
  for (const url of urls) {
    const { categories, audits, lighthouseVersion, finalDisplayedUrl } = await audit(url);
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
        cls: audits['cumulative-layout-shift'].numericValue,
      }),
    );
  }
} finally {
  chrome.kill();
}
