import { join } from 'node:path';
import { z } from 'zod';
import { feedDraftSchema } from '../../contract/feed.ts';
import type { Language, Site } from '../../sites/sites.ts';
import type { NewRevision } from '../revisions/write.ts';
import { keyOf, kindOf, readItem } from './documents.ts';
import { Faults } from './faults.ts';
import { bytesOf } from './folder.ts';
import { parseJson } from './parse.ts';
import { nameOf } from './paths.ts';

const draftsSchema = z.array(feedDraftSchema);

/** The revisions that a site's feed brings besides its documents, in every language. */
export async function readDrafts(folder: string, site: Site, faults: Faults): Promise<readonly NewRevision[]> {
  const revisions: NewRevision[] = [];
  for (const language of site.languages) revisions.push(...(await readLanguage(folder, site, language, faults)));
  return revisions;
}

async function readLanguage(folder: string, site: Site, language: Language, faults: Faults): Promise<NewRevision[]> {
  const file = join(site.code, language, 'drafts.json');
  const bytes = await bytesOf(join(folder, file));
  const drafts = (bytes && parseJson(draftsSchema, bytes, faults, file)) ?? [];
  return drafts.flatMap(({ document: name, state, from, until, item: value }, index) => {
    const found = new Faults();
    const item = readItem(name, value, found, file);
    const named = nameOf(value, index);
    faults.addWithin([named, 'item'], found);
    if (from !== null && until !== null && Date.parse(until) <= Date.parse(from)) {
      faults.add(file, [named, 'until'], 'an instant after from', until);
    }
    if (!item) return [];
    const span = {
      from: from === null ? undefined : new Date(from),
      until: until === null ? undefined : new Date(until),
    };
    return [{ language, kind: kindOf(name), slug: keyOf(name, item), state, ...span, data: JSON.stringify(item) }];
  });
}
