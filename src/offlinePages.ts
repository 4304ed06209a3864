import { KEEP_HEADER } from './offline/rules.ts';
import type { PageContext } from './page.ts';
import { href } from './routes/href.ts';
import type { Screen } from './routes/screens.ts';
import { currentSettings } from './settings/settings.ts';

/** What can be read without a network: the programme, and the visitor's own list. */
const KEPT: ReadonlySet<Screen> = new Set([
  'home',
  'shows',
  'movie',
  'entertainment',
  'entertainments',
  'cinemas',
  'cinema',
  'city',
  'screening',
  'myList',
  'offline',
]);

/**
 * Lets the service worker keep a page (decision 19), and tells it where its language's page for what was never seen is. Not what
 * is an editor's or the app's.
 */
export function letKeep(headers: Headers, { site, language, screen, variant, preview }: PageContext): void {
  if (!KEPT.has(screen) || variant === 'app' || preview || currentSettings().OFFLINE === 'off') return;
  headers.set(KEEP_HEADER, href(site, language, 'offline'));
}
