/**
 * Loads a script once for all that wait for it, who go on in the order in which they asked: with several `import()` of one script that
 * is still to come, the last may go on first. One that could not be loaded is asked for again.
 */
export function inTurn<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return loading;
  };
}
