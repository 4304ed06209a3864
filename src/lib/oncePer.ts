/** The same work, done once for each object: its result is kept for as long as the object is. */
export function oncePer<Of extends object, Result>(work: (of: Of) => Result): (of: Of) => Result {
  const results = new WeakMap<Of, { readonly result: Result }>();
  return (of) => {
    let known = results.get(of);
    if (!known) results.set(of, (known = { result: work(of) }));
    return known.result;
  };
}
