import { z } from 'zod';
import { eventArticleSchema, experienceArticleSchema, newsSchema, offerSchema } from './article.ts';
import { withDefaults } from './defaults.ts';
import { experienceGroupSchema, experienceSchema } from './experience.ts';
import { footerSchema } from './footer.ts';
import { faqArticleSchema, faqCategorySchema, footerFaqSchema } from './help.ts';
import { masterTemplateSchema } from './masterTemplate.ts';
import { ecardSchema } from './offersPage.ts';
import { technologySchema } from './programme.ts';
import { autopromoSchema, featuredSchema, headerPushSchema, nativeAdSchema } from './push.ts';
import { seasonDetailsSchema } from './season.ts';
import { subscriptionSchema } from './subscription.ts';
import { textPageSchema } from './textPage.ts';
import { videoSchema, vodSchema } from './vod.ts';

// Editors' content as a feed has it: what is not used can be left out.

const article = {
  headline: '',
  content: '',
  image: null,
  thumbnail: null,
  // Unknown (SPEC 5).
  releaseDate: '1900-01-01',
  author: null,
  topic: null,
  redirectSlug: null,
  // The importer fills in the slug.
  tracking: { slug: '' },
  featuredShow: null,
  displayFlags: { articleCreationDate: false, socialMedia: true, backToNews: true, newsTag: false },
} as const;
const dated = {
  date: { type: 'noDate', start: null, end: null },
  cta: null,
  cinemas: [] as string[],
  national: false,
} as const;

export const feedArticleSchema = z.discriminatedUnion('type', [
  withDefaults(newsSchema, article),
  withDefaults(eventArticleSchema, { ...article, ...dated }),
  withDefaults(offerSchema, { ...article, ...dated, category: 'promotion' }),
  withDefaults(experienceArticleSchema, { ...article, cinemas: [], guest: null }),
]);

export const feedTechnologySchema = withDefaults(technologySchema, { teaser: '', logo: null });
export const feedEcardSchema = withDefaults(ecardSchema, {
  image: null,
  initialPrice: null,
  national: false,
  highlightMessage: null,
});
export const feedExperienceSchema = withDefaults(experienceSchema, {
  backdrop: null,
  logo: null,
  teaser: '',
  details: '',
  video: null,
  services: [],
  redirectSlug: null,
  tag: null,
});
export const feedExperienceGroupSchema = withDefaults(experienceGroupSchema, {
  description: '',
  articles: [],
  pushes: [],
});
export const feedSeasonSchema = withDefaults(seasonDetailsSchema, {
  type: 'season',
  subtitle: null,
  poster: null,
  price: null,
  initialPrice: null,
  active: true,
  description: '',
  cta: null,
  backdrop: null,
  redirectSlug: null,
  prices: [],
  logo: null,
});
export const feedFaqArticleSchema = withDefaults(faqArticleSchema, { teaser: '', agentforce: false });
export const feedFaqCategorySchema = withDefaults(faqCategorySchema, { description: '' });
export const feedFooterFaqSchema = withDefaults(footerFaqSchema, { questions: [], slugs: [] });
export const feedFeaturedSchema = withDefaults(featuredSchema, {
  description: null,
  show: null,
  tags: [],
  ctaType: 'none',
  cta: null,
  sponsored: false,
  backdrops: null,
  logo: null,
  trailer: null,
  movie: false,
});
export const feedHeaderPushSchema = withDefaults(headerPushSchema, { cta: null, backgroundColor: null });
export const feedAutopromoSchema = withDefaults(autopromoSchema, {
  description: '',
  image: null,
  cta: null,
  permanent: false,
});
export const feedMasterTemplateSchema = withDefaults(masterTemplateSchema, {
  header: null,
  explanation: null,
  mosaic: null,
  listing: null,
  mobileApp: null,
  cinemas: null,
  shows: null,
  labels: null,
  guest: null,
});
export const feedTextPageSchema = withDefaults(textPageSchema, { headline: null, image: null, cta: null });
export const feedVodSchema = withDefaults(vodSchema, { poster: null });
export const feedVideoSchema = withDefaults(videoSchema, { main: false });
export const feedFooterSchema = withDefaults(footerSchema, { columns: [], socialNetworks: [], faq: null });
export const feedNativeAdSchema = withDefaults(nativeAdSchema, { backdrops: null });
export const feedSubscriptionSchema = withDefaults(subscriptionSchema, {
  maintenance: false,
  promotion: null,
  perks: [],
  partnerCinemas: [],
  terms: '',
});
