import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sbom } from '../../../scripts/sbom.ts';

/** What CycloneDX 1.5 requires, and what makes the list useful: version, checksum and licence of each package. */
const schema = z.object({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.5.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  version: z.number().int().positive(),
  metadata: z.object({
    timestamp: z.iso.datetime(),
    component: z.object({
      'bom-ref': z.string(),
      type: z.literal('application'),
      name: z.string(),
      version: z.string(),
    }),
  }),
  components: z.array(
    z.object({
      'bom-ref': z.string().min(1),
      type: z.enum(['library', 'application', 'framework']),
      name: z.string().min(1),
      version: z.string().min(1),
      purl: z.string().startsWith('pkg:npm/'),
      hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) })).min(1),
      licenses: z
        .array(
          z.union([
            z.object({ license: z.object({ id: z.string() }).or(z.object({ name: z.string() })) }),
            z.object({ expression: z.string() }),
          ]),
        )
        .min(1),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
});

test('the bill of materials names each package that runs, and none that tests', async () => {
  const bom = schema.parse(JSON.parse(await sbom(new Date(0))));
  const own = JSON.parse(await readFile('package.json', 'utf8')) as Record<string, Record<string, string>> & {
    name: string;
  };
  // A package may be there twice, in two versions.
  const listed = Map.groupBy(bom.components, ({ name }) => name);
  for (const [name, version] of Object.entries(own['dependencies']!))
    expect([name, listed.get(name)?.map((each) => each.version)]).toEqual([name, expect.arrayContaining([version])]);
  for (const name of ['vitest', '@playwright/test', 'eslint']) expect(listed.has(name), name).toBe(false);
  expect(bom.metadata.component.name).toBe(own.name);
  const references = new Set([...bom.components, bom.metadata.component].map((each) => each['bom-ref']));
  expect(references.size).toBe(bom.components.length + 1);
  for (const { ref, dependsOn = [] } of bom.dependencies) {
    for (const each of [ref, ...dependsOn]) expect(references.has(each), each).toBe(true);
  }
});
