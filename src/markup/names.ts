/**
 * The attributes of our own in HTML, `data-<name>`, with what each may have as its value: pages and islands write them by `marks`,
 * scripts and islands read them by `marksOf` and `marked` (marks.ts). A flag is there, or it is not. What begins with a word
 * of its own module there is written and read by that alone: tickets, lists that are sorted, ranks, hearts, seasons.
 */
type Flag = boolean;

/** On `<html>`: what pages say of themselves, and what scripts know of the visitor, for styles and for other scripts. */
type Root = {
  /** The environment that is not production. */
  environment: string;
  /** A demonstration's instant, in epoch milliseconds, which stands still. */
  clock: number;
  /** No third party runs here, whatever the visitor allows. */
  untracked: Flag;
  /** Initials of who is signed in. */
  client: string;
  /** Who is signed in has the pass. */
  pass: Flag;
  /** What was pressed can be kept on this device. */
  storable: Flag;
  /** It is shown as it was stored (offline.ts). */
  'offline-copy': Flag;
  /** A modal is over the page. */
  covered: Flag;
  /** What is near the visitor is not shown yet. */
  waiting: Flag;
  /** The first question is asked. */
  asks: Flag;
  /** The path of the page that is shown, if another was loaded. */
  shown: string;
  /** The visitor's place, as JSON of its cookie. */
  locator: string;
  /** Lists are not in the order that this device has chosen yet. */
  arranging: Flag;
  /** Lists are not in the order of a client's wishes yet. */
  wishes: Flag;
};

/** On `#panels`: words and addresses that scripts find in every page. */
type PageWords = {
  'close-word': string;
  /** Also a form's, while it waits for its challenge, and a paragraph for what is under way. */
  wait: string | Flag;
  'sign-in': string;
  /** The address of the offline page. */
  offline: string;
};

/** Controls whose press starts an action, with what they say of it. */
export type PressAction =
  | 'ask'
  | 'chat'
  | 'emotion'
  | 'feedback'
  | 'heart'
  | 'place'
  | 'push'
  | 'signIn'
  | 'signOut'
  | 'signUp'
  | 'store'
  | 'swap';
type Controls = {
  /** The action, a flag for that of consent. */
  load: PressAction | Flag;
  /** Modals of which the linked page has the parts, separated by spaces; the first that opens at this width. */
  modal: string;
  /** The address to be shared. */
  share: string;
  /** What is shared by that title and picture. Also a poster's, a heart's, a chosen screening's. */
  title: string;
  picture: string | Flag;
  copied: string;
  /** What a control says that can do nothing. */
  failed: string | Flag;
  /** The address of the choice of cookies. */
  choice: string;
  unavailable: string;
  'copy-status': Flag;
  /** Where a shared address is shown if it can be neither shared nor copied. */
  address: 'shown' | Flag;
  /** Closes its dialog. */
  close: Flag;
  /** Of a dialog, the modal that it is. */
  name: string | Flag;
};

/** Parts of pages that are opened as modals. */
type Panels = {
  /** The modals that it is, separated by spaces. */
  panel: string;
  /** An address with its id as the fragment opens it. */
  opens: Flag;
  look: string;
  head: Flag;
  labels: Flag;
  /** The component whose sheet of late utilities applies. */
  utilities: string;
  /** An island has no script, which did not come. */
  unloaded: Flag;
};

/** Header, footer and notices. */
type Shell = {
  /** The name under which it is stored that a notice has been seen, and the value then. */
  notice: string;
  value: string;
  apple: string;
  play: string;
  sticky: Flag;
  stuck: 'shown' | 'hidden' | 'leaving';
  light: Flag;
  faq: Flag;
  'section-head': Flag;
  'not-loaded': Flag;
  /** The id of the element that what a stored page is shown with goes into (offline.ts). */
  'copy-into': string;
};

/** Accounts: signing in, the profile, the frame. */
type Account = {
  /** A challenge to be solved before the form is sent, as JSON. */
  challenge: string;
  email: Flag;
  'sign-in-status': Flag;
  /** What islands need to know of accounts, as JSON. */
  setup: string;
  /** The list of wishes or favourites, and the path of what fills it. */
  list: 'wishlist' | 'favourites';
  filled: string;
  /** A frame's message to the page around it. */
  target: string;
  type: string;
  data: string;
};

/** The choice of cookies. */
type Consent = {
  /** What is said once the choice is stored; a paragraph for what is stored on this device. */
  stored: string | Flag;
  /** The whole choice, as JSON. */
  preferences: string;
};

/** Cinemas, places, and what is near the visitor. */
type Cinema = {
  /** A cinema's page: its reference. A city's: its slug. */
  cinema: string;
  city: string;
  /** The place that a page chooses for its visitor: as JSON of the cookie, the cinema that it comes to, how many are there. */
  typed: string;
  nearest: string;
  /** Also what a list says of how much it has. */
  count: number | string;
  /** Addresses of cinemas by reference or slug, as JSON; or the path that knows them. */
  'cinema-addresses': string;
  /** A row's cinema, by reference or slug, and where that is: `latitude,longitude`. */
  place: string;
  slug: string;
  geo: string;
  /** A list that is sorted by distance. */
  near: Flag;
  'favourites-first': Flag;
  /** What a fragment fills for the visitor's own place: its address up to that, and what follows. */
  chosen: string;
  suffix: string;
  /** What is measured from the place itself. */
  kind: Flag;
  /** A note, which cannot hold a row. */
  note: Flag;
  /** The path of the page that shows everybody their own place. */
  anyones: string;
  'place-name': Flag;
  /** What the link with that name is for, kept by the script that names it. */
  use: string;
  one: string;
  many: string;
  where: string | Flag;
  asking: string;
  refused: string;
  failure: string;
  finder: Flag;
  /** Places on a map by number, in the list beside it too, and from which width they have room. */
  pin: number;
  mark: string;
  from: string | Flag;
};

/** Programmes: days, filters, rows and tickets (ticket.ts). */
type Programme = {
  /** What another day or other filters change: a programme, whose island filters its rows, or a list. */
  swap: 'day' | 'list';
  slow: Flag;
  rows: Flag;
  row: Flag;
  hours: Flag;
  /** How many screenings a row has. */
  n: number;
  empty: Flag;
  none: string | Flag;
  done: Flag;
  gap: Flag;
  watch: Flag;
  statuses: string;
  alone: Flag;
  begun: Flag;
  v: string;
  t: string;
  g: string;
  r: string;
  s: string;
  /** When a ticket's screening begins, in minutes since the epoch. */
  at: number;
  until: number;
  long: number;
  href: string;
  state: Flag;
  banner: Flag;
  ranks: string;
  'wished-first': Flag;
  sortable: Flag;
  sorted: Flag;
  index: number;
  l: number;
};

/** Words for a ticket's states, on an element of their own (ticket.ts). */
type States = { next: string; in: string; open: string; started: string; soldout: string; locked: string };

/** Shows, seasons, articles, offers, searches, polls. */
type Others = {
  flag: string;
  rating: Flag;
  opening: Flag;
  upsell: Flag;
  trailer: Flag;
  playing: Flag;
  work: Flag;
  time: string;
  when: string | Flag;
  booking: string;
  article: string;
  pushes: Flag;
  start: string;
  pause: string;
  step: string;
  checkout: Flag;
  'voucher-card': Flag;
  worth: Flag;
  outcome: Flag;
  found: string;
  'found-tickets': number;
  without: string;
  poll: Flag;
  /** The key of notifications; a push in the header. */
  push: string | Flag;
  denied: string;
};

/** All of them. */
export type Marks = Root &
  PageWords &
  Controls &
  Panels &
  Shell &
  Account &
  Consent &
  Cinema &
  Programme &
  States &
  Others;
