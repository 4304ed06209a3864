/** Who asks, as the server in front knows it and nobody else can say: it sets the header itself with every request. */
export const VISITOR_HEADER = 'x-visitor-address';

/** In which a view of the accounts host goes to its page. Requests from outside never bring it there. */
export const VIEW_HEADER = 'x-accounts-view';
