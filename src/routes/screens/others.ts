import type { RouteShape } from '../facts.ts';
import { OF_ITEM, SINGLE, TEXT } from './usual.ts';

const HELP = { feature: 'help', sites: 'help', twin: true } as const;
const ERROR = {
  ...SINGLE,
  page: 'shell/error',
  layout: 'empty',
  unprefixed: true,
  feature: null,
  query: ['errorCode'],
  sitemap: false,
} as const;

/** A section of the site map: letter by letter, where it is long. Search engines have sitemaps of their own. */
const SECTION = {
  ...SINGLE,
  page: 'shell/sitemapSection',
  seoKey: 'sitemap',
  feature: null,
  query: ['letter', 'page'],
  sitemap: false,
} as const;

/** The screens of help and the account, those that are one text, and what is no page of its own. */
export const OTHER_SCREENS = {
  help: { ...SINGLE, ...HELP, page: 'help/help', seoKey: 'help', sitemap: true },
  helpCategory: {
    ...OF_ITEM,
    ...HELP,
    page: 'help/helpCategory',
    pageType: 'FaqCategory',
    seoKey: 'helpCategory',
    params: ['id'],
    item: { kind: 'faq-categories', list: null },
    sitemap: true,
  },
  helpArticleById: {
    ...OF_ITEM,
    ...HELP,
    page: 'help/helpArticle',
    pageType: 'FaqArticleById',
    seoKey: 'helpArticle',
    params: ['id'],
    item: { kind: 'faq-articles', list: null },
    sitemap: false,
  },
  helpArticleBySlug: {
    ...OF_ITEM,
    ...HELP,
    page: 'help/helpArticle',
    pageType: 'FaqArticleBySlug',
    seoKey: 'helpArticle',
    item: { kind: 'faq-articles', list: 'help' },
    sitemap: true,
  },
  helpSearch: { ...SINGLE, ...HELP, page: 'help/helpSearch', seoKey: 'helpSearch', query: ['q'], sitemap: false },

  myList: {
    ...SINGLE,
    page: 'account/myList',
    seoKey: 'list',
    feature: 'authentication',
    sitemap: false,
    offline: true,
  },
  signIn: { ...SINGLE, page: 'account/signIn', seoKey: 'signIn', feature: 'authentication', sitemap: false },
  mobileApp: { ...TEXT, page: 'editorial/mobileApp', seoKey: 'mobileApp', feature: 'mobileApp' },
  cvd: { ...TEXT, page: 'editorial/text', seoKey: 'cvd', feature: 'cvd' },
  generalTerms: { ...TEXT, page: 'editorial/text', seoKey: 'generalTerms', sites: 'generalTerms', feature: null },
  offline: { ...SINGLE, page: 'shell/offline', seoKey: 'offline', feature: null, sitemap: false, offline: true },
  cookies: { ...SINGLE, page: 'consent/cookies', seoKey: 'cookies', feature: null, sitemap: false },
  statement: { ...SINGLE, page: 'editorial/statement', seoKey: 'statement', feature: null, sitemap: true },
  legal: { ...SINGLE, page: 'editorial/legal', seoKey: 'legal', feature: null, sitemap: true },
  privacy: { ...SINGLE, page: 'editorial/privacy', seoKey: 'privacy', feature: null, sitemap: true },
  sitemap: { ...SINGLE, page: 'shell/sitemap', seoKey: 'sitemap', feature: null, sitemap: true },
  sitemapCinemas: SECTION,
  sitemapFilms: SECTION,
  sitemapEvents: SECTION,
  masterTemplate: {
    ...OF_ITEM,
    page: 'editorial/masterTemplate',
    seoKey: 'masterTemplate',
    feature: null,
    item: { kind: 'master-templates', list: 'sitemap' },
    sitemap: true,
  },

  redirect: {
    ...SINGLE,
    page: null,
    layout: 'empty',
    seoKey: 'redirect',
    feature: null,
    params: ['language', 'kind', 'slug'],
    query: ['from'],
    sitemap: false,
    unprefixed: true,
  },
  callback: {
    ...SINGLE,
    page: 'account/callback',
    pageType: 'Home',
    layout: 'empty',
    seoKey: 'callback',
    feature: 'authentication',
    sitemap: false,
    unprefixed: true,
  },
  notFound404: { ...ERROR, seoKey: 'notFound', status: 404 },
  notFoundItem: { ...ERROR, seoKey: 'notFound', status: 404 },
  gone: { ...ERROR, seoKey: 'gone', status: 410 },
} as const satisfies Record<string, RouteShape>;
