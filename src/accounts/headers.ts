/** The visitor's network address. The front server sets it on every request, so clients cannot. */
export const VISITOR_HEADER = 'x-visitor-address';

/** Carries a view of the accounts host to its page. Removed from requests that come from outside. */
export const VIEW_HEADER = 'x-accounts-view';
