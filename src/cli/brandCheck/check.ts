import { writeFileSync } from 'node:fs';
import { BRAND } from '#folders';
import { shown } from './faults.ts';
import { readLanguageFolders, textOf } from './languageFolders.ts';
import { parseBrand, type Findings } from './parse.ts';
import { REGISTRY, registryText } from './registry.ts';

/**
 * Reads and parses what the chain has written of itself: its brand, its sites, and the folders of its languages. Without a
 * fault, the module that imports these folders is written anew if it differs. To be called before anything imports the brand.
 */
export async function checkBrand(): Promise<Findings> {
  const { folders, faults } = readLanguageFolders('.');
  const [brand, sites, postcodes] = await Promise.all([
    exportsOf('brand.ts', () => import('#brand/brand.ts')),
    exportsOf('sites.ts', () => import('#brand/sites.ts')),
    exportsOf('postcodes.ts', () => import('#brand/postcodes.ts')),
  ]);
  const unread = [...faults, ...[brand, sites, postcodes].flatMap(({ fault }) => fault ?? [])];
  const own = parseBrand(
    { brand: brand.exports, sites: sites.exports['sites'], regions: postcodes.exports['REGIONS'], folders },
    BRAND,
  );
  // What could not be read has its one sentence.
  const parsed = own.faults.filter((each) => !unread.some((other) => each.startsWith(other.split(': ', 1)[0]!)));
  const all = [...unread, ...parsed, ...drawingFaults()];
  if (all.length > 0) return { faults: all, notes: [] };
  const registry = registryText(new Map([...folders].map(([name, files]) => [name, new Set(files.keys())])));
  return { faults: textOf(REGISTRY) === registry ? [] : written(registry), notes: own.notes };
}

type Read = { readonly exports: Readonly<Record<string, unknown>>; readonly fault?: string };

/** The exports of a module of the brand; none, and a sentence, if it cannot be loaded. */
async function exportsOf(name: string, load: () => Promise<object>): Promise<Read> {
  try {
    return { exports: { ...(await load()) } };
  } catch (error) {
    const message = (error as Error).message.split('\n', 1)[0]!.replace(/\.$/, '');
    return { exports: {}, fault: `${BRAND}/${name}: expected a module that can be loaded, got an error: ${message}.` };
  }
}

function drawingFaults(): string[] {
  const [logo, icon] = [`${BRAND}/logo.svg`, `${BRAND}/favicon.svg`];
  const [tag] = /<svg[^>]*>/.exec(textOf(logo) ?? '') ?? [];
  const isSized = ['viewBox', 'width', 'height'].every((name) => tag?.includes(` ${name}="`));
  return [
    ...(isSized ? [] : [`${logo}: expected an <svg> with a viewBox, a width and a height, got ${shown(tag)}.`]),
    ...(textOf(icon)?.includes('<svg') ? [] : [`${icon}: expected an <svg>, got nothing.`]),
  ];
}

function written(registry: string): string[] {
  try {
    writeFileSync(REGISTRY, registry);
    return [];
  } catch (error) {
    return [`${REGISTRY}: expected to be written anew, since i18n has other folders, got ${(error as Error).message}.`];
  }
}
