import { fork } from 'node:child_process';
import { once } from 'node:events';
import { environment } from '../../../support/environment.ts';

/** A statement as it was given to a driver. */
export type Statement = { readonly sql: string; readonly parameters: readonly (string | number)[] };

export type Page = { readonly host: string; readonly path: string };

/** What a page asked the database when the process first rendered it, and when it rendered it again. */
export type Asked = Page & {
  readonly status: number;
  readonly first: readonly Statement[];
  readonly again: readonly Statement[];
};

export type Recorded = { readonly asked: readonly Asked[] };

/** Imports a feed and renders pages of the built site in a process of its own. */
export async function record(
  feed: string,
  pages: readonly Page[],
  settings: Record<string, string>,
): Promise<readonly Asked[]> {
  const child = fork(new URL('./record.ts', import.meta.url), [feed, JSON.stringify(pages)], {
    env: environment(settings),
    execArgv: [],
  });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`It ended with ${String(code)}.`)));
  const [{ asked }] = (await Promise.race([once(child, 'message'), ended])) as [Recorded];
  return asked;
}
