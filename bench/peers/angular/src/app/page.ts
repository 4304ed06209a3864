import { inject, InjectionToken, makeStateKey, TransferState } from '@angular/core';
import type { ResolveFn } from '@angular/router';
import type { cinemaPage } from '../../../programme.js';

export type Page = NonNullable<ReturnType<typeof cinemaPage>>;

/** Reads a page from the database; provided on the server only. */
export const READ_PAGE = new InjectionToken<(slug: string) => Page | undefined>('READ_PAGE');

const KEY = makeStateKey<Page>('page');

/** On the server, reads the page from the database and passes it on; in the browser, takes what was passed on. */
export const resolvePage: ResolveFn<Page | undefined> = (route) => {
  const state = inject(TransferState);
  const read = inject(READ_PAGE, { optional: true });
  if (!read) return state.get(KEY, undefined);
  const page = read(route.paramMap.get('slug') ?? '');
  if (page) state.set(KEY, page);
  return page;
};
