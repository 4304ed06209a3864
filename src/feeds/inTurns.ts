/**
 * Runs a function for every item of several queues: at most `each` of one queue at once, and `all` of all together. The
 * queues take turns, so that one that is slow or long keeps no other waiting. After an error nothing more is begun; it is
 * thrown when all that was under way has ended.
 */
export async function inTurns<Item>(
  queues: Iterable<readonly Item[]>,
  { each, all }: { readonly each: number; readonly all: number },
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...queues].filter(({ length }) => length > 0).map((items) => ({ items, begun: 0, underWay: 0 }));
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for (;;) {
    const next = running.size < all ? waiting.findIndex(({ underWay }) => underWay < each) : -1;
    if (next >= 0 && failures.length === 0) {
      const [queue] = waiting.splice(next, 1);
      const item = queue!.items[queue!.begun]!;
      queue!.begun += 1;
      queue!.underWay += 1;
      if (queue!.begun < queue!.items.length) waiting.push(queue!);
      const one = run(item)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => {
          queue!.underWay -= 1;
          running.delete(one);
        });
      running.add(one);
    } else if (running.size > 0) await Promise.race(running);
    else break;
  }
  if (failures.length > 0) throw failures[0];
}
