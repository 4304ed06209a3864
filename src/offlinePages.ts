import { KEEP_HEADER } from './offline/rules.ts';
import type { PageContext } from './page.ts';
import { href } from './routes/href.ts';
import type { Screen } from './routes/screens.ts';
import { currentSettings } from './settings/settings.ts';

/** Screens that can be read without a network: the programme, and the visitor's own list. */
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
 * Tells the service worker that it may keep a page (decision 19), and where the offline page in that language is.
 * Previews and pages in the app are not kept.
 */
export function letKeep(headers: Headers, { site, language, screen, variant, preview }: PageContext): void {
  if (!KEPT.has(screen) || variant === 'app' || preview || currentSettings().OFFLINE === 'off') return;
  headers.set(KEEP_HEADER, href(site, language, 'offline'));
}
