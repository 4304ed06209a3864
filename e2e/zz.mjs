import { chromium } from 'playwright';
const [exe, base, out, ...paths] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: exe, args: ['--no-sandbox'] });
for (const w of (process.env.W ?? '360,1440').split(',').map(Number)) for (const path of paths) {
 const p = await b.newPage({ viewport: { width: w, height: w < 700 ? 780 : 900 }, deviceScaleFactor: 1, colorScheme: process.env.SCHEME ?? 'dark', locale: 'fr-FR' });
 await p.goto(base + path); await p.waitForLoadState('networkidle'); 
 if (process.env.SEL) { const l = p.locator(process.env.SEL).first(); await l.scrollIntoViewIfNeeded(); await p.waitForTimeout(600); await l.screenshot({ path: `${out}-${w}-${path.replaceAll(/[/?=]/g,'_')}.png` }); }
 else await p.screenshot({ path: `${out}-${w}-${path.replaceAll(/[/?=]/g,'_')}.png`, fullPage: !!process.env.FULL });
 await p.close(); }
await b.close();
