import { describe, expect, test } from 'vitest';
import { LEGAL } from '#brand/brand.ts';
import { href } from '../../../src/routes/href.ts';
import { siteOf, SITE_CODES } from '../../../src/sites/sites.ts';
import { get } from '../../support/site.ts';

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)![0];
const footerOf = (html: string) => html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));

describe.each(SITE_CODES)('%s', (code) => {
  const site = siteOf(code);

  test.each(site.languages)('names the company and its host, a press away from every page, in %s', async (language) => {
    const path = href(site, language, 'legal');
    for (const from of ['home', 'cookies'] as const) {
      const footer = footerOf((await get(code, href(site, language, from))).text);
      expect(footer).toContain(`href="${path}"`);
      expect(footer).toContain(`href="${href(site, language, 'privacy')}"`);
    }
    const html = mainOf((await get(code, path)).text);
    const { name, street, postcode, city, register, responsible, host, mail } = LEGAL!;
    for (const fact of [name, street, `${postcode} ${city}`, register, responsible, host, `mailto:${mail}`]) {
      expect(html).toContain(fact);
    }
    for (const screen of ['privacy', 'cookies', 'statement'] as const) {
      expect(html).toContain(`href="${href(site, language, screen)}"`);
    }
  });

  test.each(site.languages)('says in %s what becomes of data, and whom to ask', async (language) => {
    const html = mainOf((await get(code, href(site, language, 'privacy'))).text);
    expect(html).toContain(site.dataAuthority);
    expect(html).toContain(`mailto:${LEGAL!.dataMail}`);
    expect(html).toContain(`href="${href(site, language, 'cookies')}"`);
    expect(html.match(/<h2/g)!.length).toBe(5);
  });
});
