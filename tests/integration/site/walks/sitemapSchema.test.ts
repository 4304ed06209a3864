import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { get } from '../../../support/site.ts';
import { walks } from '../../../support/walks.ts';

/**
 * A schema for the alternate links in sitemaps, which XHTML's own schema would describe only with the whole of XHTML.
 */
const LINKS = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xsd:element name="link">
    <xsd:complexType>
      <xsd:attribute name="rel" use="required" fixed="alternate" />
      <xsd:attribute name="hreflang" type="xsd:language" use="required" />
      <xsd:attribute name="href" type="xsd:anyURI" use="required" />
    </xsd:complexType>
  </xsd:element>
</xsd:schema>`;
const BOTH = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd" />
  <xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="links.xsd" />
</xsd:schema>`;

/** The schemas of sitemaps.org, from the package that writes our sitemaps. */
async function schemas() {
  const folder = dirname(createRequire(import.meta.url).resolve('sitemap/package.json'));
  const sitemap = await readFile(join(folder, 'schema', 'sitemap.xsd'), 'utf8');
  return {
    schema: [{ fileName: 'both.xsd', contents: BOTH }],
    preload: [
      { fileName: 'sitemap.xsd', contents: sitemap },
      { fileName: 'links.xsd', contents: LINKS },
    ],
  };
}

async function faultsOf(contents: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: [{ fileName: 'sitemap.xml', contents }], ...(await schemas()) });
  return errors.map(({ message }) => message);
}

test.each(walks().map(([site]) => site))('the sitemaps of %s keep to the schema of sitemaps.org', async (site) => {
  const { text } = await get(site, '/sitemap.xml');
  for (const [, address] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const file = await get(site, new URL(address!).pathname);
    expect(await faultsOf(file.text), address).toEqual([]);
  }
});

test('what does not is found', async () => {
  const { text } = await get('fr', '/sitemap/fr-1.xml');
  expect(await faultsOf(text.replace(/<lastmod>[^<]+</, '<lastmod>yesterday<'))).toContainEqual(
    expect.stringContaining("'yesterday'"),
  );
  expect(await faultsOf(text.replace('hreflang=', 'language='))).toContainEqual(expect.stringContaining("'hreflang'"));
});
