import type { Tag } from '../../src/contract/programme.ts';
import type { Language, Site, SiteCode } from '../../src/sites/sites.ts';
import { documentOf, inLanguage } from '../documents.ts';
import type { DemoTag } from './types.ts';

/** The tags that both families of sites know. */
const sharedTags = documentOf<DemoTag[]>('shared/tags');
const frenchFamily = [...sharedTags, ...documentOf<DemoTag[]>('shared/tags-french')];
const dutchFamily = [...sharedTags, ...documentOf<DemoTag[]>('nl/tags')];

/** The tags of a site: the Dutch site has its own, all others share the French ones. */
export function demoTagsOf(site: SiteCode): readonly DemoTag[] {
  return site === 'nl' ? dutchFamily : frenchFamily;
}

/** A site's tags in one of its languages. */
export function tagsFor(site: Site, language: Language): Tag[] {
  return demoTagsOf(site.code).map((tag) => completed(tag, language));
}

/** Categories as a page lists them. */
const CATEGORY_ORDER: readonly Tag['category'][] = ['experience', 'accessibility', 'event', 'programme'];

function completed(tag: DemoTag, language: Language): Tag {
  const { slug, category, title, tooltip, places, orders, icon, ...rest } = inLanguage(tag, language);
  return {
    slug,
    title,
    category,
    premium: rest.premium ?? false,
    versionFilter: rest.versionFilter ?? false,
    places,
    tooltip: { title, description: tooltip.description, image: null },
    orders,
    icon: icon && {
      type: icon.sprite === undefined ? 'text' : 'sprite',
      label: icon.label,
      image: null,
      width: null,
      sprite: icon.sprite ?? null,
    },
    highlighted: rest.highlighted ?? false,
    accessibilityDescription: rest.accessibilityDescription ?? null,
    ctaUrl: null,
    labelColor: null,
    backgroundColor: null,
    thumbnailTitle: null,
    modalTitle: title,
    modalDescription: `<p>${tooltip.description}</p>`,
    pictoBanner: null,
    pictoImage: null,
    badgeTitle: icon?.label ?? null,
    badgeDescription: null,
    badgeImage: null,
    upsellBackdrop: null,
    upsellText: null,
    categoryOrder: CATEGORY_ORDER.indexOf(category),
  };
}
