/** The visitor's network address. The front server sets it on every request, so clients cannot. */
export const VISITOR_HEADER = 'x-visitor-address';

/**
 * Carries the mail that a render of a site wants sent: JSON in base64url. Only the server that renders reads it; it is
 * removed from what visitors get.
 */
export const MAIL_HEADER = 'x-mail';

/** Carries a view of the accounts host to its page. Removed from requests that come from outside. */
export const VIEW_HEADER = 'x-accounts-view';

/**
 * Says for whom a renderer composes messages of news: JSON of NewsAsked, in base64url. Removed from requests that come from
 * outside.
 */
export const NEWS_HEADER = 'x-news-of';
