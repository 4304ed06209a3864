/**
 * What a function makes of each item, in the items' order, with so many under way at once. Those that are ready early wait
 * for their turn, so no more than that many results are in memory.
 */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  concurrency: number,
  make: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  for (const item of items) {
    const result = make(item);
    // Waited for in its turn; until then its failure is nobody's surprise.
    result.catch(() => undefined);
    underWay.push(result);
    if (underWay.length >= concurrency) yield await underWay.shift()!;
  }
  for (const result of underWay) yield await result;
}
