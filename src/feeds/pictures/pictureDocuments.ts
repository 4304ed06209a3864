import { join } from 'node:path';
import { feedFiles } from '../../contract/feed.ts';
import { bytesOf } from '../../content/import/folder.ts';
import { decodeText } from '../../lib/decodeText.ts';
import { siteOf, type SiteCode } from '../../sites/sites.ts';

/** A document of a feed that may name pictures: its file within the feed's folder, and the value in it. */
export type PictureDocument = { readonly file: string; readonly value: unknown };

/**
 * The documents of the sites in a feed's folder, one after the other: programmes and screenings name no pictures. What is
 * no JSON is left out, which is a fault that the import finds.
 */
export async function* pictureDocuments(folder: string, sites: readonly SiteCode[]): AsyncGenerator<PictureDocument> {
  for (const code of sites) {
    for (const language of siteOf(code).languages) {
      for (const name of [...feedFiles, 'drafts']) {
        const file = join(code, language, `${name}.json`);
        const value = await readValue(join(folder, file));
        if (value !== undefined) yield { file, value };
      }
    }
  }
}

async function readValue(file: string): Promise<unknown> {
  const bytes = await bytesOf(file);
  try {
    return bytes && JSON.parse(decodeText(bytes));
  } catch {
    return undefined;
  }
}

/**
 * What identifies the item that a path in a document leads into: its slug, id or title, undefined if it has none; and the
 * rest of the path, as text.
 */
export function placeIn(
  value: unknown,
  path: readonly (string | number)[],
): { item: string | undefined; field: string } {
  let at = value;
  for (const [index, part] of path.entries()) {
    if (typeof at !== 'object' || at === null) break;
    const item = nameOf(at);
    if (item !== undefined) return { item, field: path.slice(index).join('.') };
    at = (at as Record<string | number, unknown>)[part];
  }
  return { item: undefined, field: path.join('.') };
}

function nameOf(item: object): string | undefined {
  const fields = item as Readonly<Record<string, unknown>>;
  for (const key of ['slug', 'id', 'typeId', 'title', 'label']) {
    const value = fields[key];
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return String(value);
  }
  return undefined;
}
