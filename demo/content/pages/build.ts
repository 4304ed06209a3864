import type { MasterTemplate } from '../../../src/contract/masterTemplate.ts';
import type { TextPage } from '../../../src/contract/textPage.ts';
import { isAvailable, type Screen } from '../../../src/routes/screens.ts';
import { documentOf } from '../../documents.ts';
import type { Edition } from '../edition.ts';
import { filled } from '../filled.ts';

const pages = documentOf<{ readonly slug: Screen }[]>('shared/pages');
const templates = documentOf<unknown[]>('shared/master-templates');

/** The texts of those of a site's screens that have no kind of content of their own. */
export function textPages(edition: Edition): TextPage[] {
  return pages
    .filter(({ slug }) => isAvailable(edition.site, slug))
    .map((page) => ({ ...filled<TextPage>(edition, page), cta: null }));
}

const without = {
  explanation: null,
  mosaic: null,
  listing: null,
  mobileApp: null,
  cinemas: null,
  shows: null,
  labels: null,
  guest: null,
};

/** Pages composed of blocks: about visits by groups, and about silent films; together they use every block. */
export function masterTemplates(edition: Edition): MasterTemplate[] {
  return templates.map((template) => {
    const page = { ...without, ...filled<MasterTemplate>(edition, template) };
    // An item of a mosaic is its picture.
    const items = page.mosaic?.items.filter(({ image }) => (image as string | null) !== null) ?? [];
    return { ...page, mosaic: page.mosaic && { ...page.mosaic, items } };
  });
}
