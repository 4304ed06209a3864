import type { Page } from '@playwright/test';

/** All script files of a page. */
export const FILES = '**/_astro/*.js';

/** Ways in which a page's scripts do not come, as of a release that is gone, or behind a filter or a dead network. */
export const WAYS = {
  missing: (page: Page, files = FILES) =>
    page.route(files, (route) => route.fulfill({ status: 404, body: 'No such file.\n' })),
  late: (page: Page, files = FILES) => page.route(files, () => {}),
} as const;

/** What browsers and Astro say of them in the console. */
export const MISSING = /status of 40[34]|dynamically imported module|Error hydrating/;
