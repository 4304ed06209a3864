/** Waits until all have ended, whatever becomes of each, and only then rejects if one did, with the first reason. */
export async function allDone(all: readonly Promise<unknown>[]): Promise<void> {
  for (const end of await Promise.allSettled(all)) {
    if (end.status === 'rejected') throw end.reason;
  }
}
