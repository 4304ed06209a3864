import type { z } from 'zod';
import type { feedContent, feedSingles, FeedContent, FeedSingle } from '../../src/contract/feed.ts';
import { articles } from './articles.ts';
import type { Edition } from './edition.ts';
import { experienceGroups, experiences } from './experiences/experiences.ts';
import { footerQuestions, helpArticles, helpCategories } from './help/help.ts';
import { videos, vod } from './home.ts';
import { autopromos, nativeAd, pagePushes, subscription } from './chain/build.ts';
import { footer } from './chain/footer.ts';
import { ecards, ecardTypes, offersPage } from './offers/build.ts';
import { masterTemplates, textPages } from './pages/build.ts';
import { alertsFor, headerPushesFor } from './notices.ts';
import { homePushesFor } from './pushes.ts';
import { seasons } from './seasons/build.ts';

type Documents = { readonly [Name in FeedContent]: z.output<(typeof feedContent)[Name]> } & {
  readonly [Name in FeedSingle]: z.output<(typeof feedSingles)[Name]>;
};

/** All that editors wrote for a site in a language, by the names of the feed's files (src/contract/feed.ts). */
export function contentFor(edition: Edition): Documents {
  return {
    articles: articles(edition),
    ecards: ecards(edition),
    'ecard-types': ecardTypes(edition),
    experiences: experiences(edition),
    'experience-groups': experienceGroups(edition),
    seasons: seasons(edition),
    'faq-articles': helpArticles(edition),
    'faq-categories': helpCategories(edition),
    'footer-faq': footerQuestions(edition),
    alerts: alertsFor(edition),
    featured: [...homePushesFor(edition), ...pagePushes(edition)],
    'header-pushes': headerPushesFor(edition),
    autopromos: autopromos(edition),
    'master-templates': masterTemplates(edition),
    pages: textPages(edition),
    vod: vod(edition),
    videos: videos(edition),
    'offers-page': offersPage(edition),
    footer: footer(edition),
    'native-ad': nativeAd(edition),
    subscription: subscription(edition),
  };
}
