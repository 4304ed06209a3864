/*
 * Elements that scripts find by the class of their look: each is in every page, or in a page many times, so that an attribute more
 * would weigh. Who renames such a class finds here what else relies on it.
 */

/** The header's link to signing in, which becomes the client's, and in its menu the languages. */
export const SIGN_IN_TOOL = '.site-header .tool';
export const MENU_LANGUAGES = '.site-header #menu .languages';

/** A show in a list, as a card or as a row of a day; its poster, and that of a page about a show. */
export const SHOW_IN_LIST = '.card,.row';
export const POSTER = '.poster';
export const HERO_POSTER = '.hero .poster';

/** The days of a programme, in a strip that is swiped on a phone. */
export const DAYS = '.days ol';
/** How much filters leave, in words. */
export const COUNT = '.count';
/** The chosen screenings' own links, which are not to the booking. */
export const CHOICE_LINKS = '.season-choice .links';
export const NO_BOOKING = 'a:not(.book)';

/** A dialog over the page, which is not beside a control; and what is in any. */
export const COVERING_DIALOG = 'dialog.modal:not(.beside):modal';
export const DIALOG_BODY = '.body';
