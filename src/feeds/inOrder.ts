/**
 * The results of a function for each item, in the items' order, with up to `concurrency` running at once. Results that
 * are ready early wait for those before them, so no more than that many are in memory.
 */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  concurrency: number,
  make: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  for (const item of items) {
    const result = make(item);
    // It is awaited later; until then its failure must not count as unhandled.
    result.catch(() => undefined);
    underWay.push(result);
    if (underWay.length >= concurrency) yield await underWay.shift()!;
  }
  for (const result of underWay) yield await result;
}
