/**
 * A function that computes each answer only once, by a key made from its arguments. For what is needed again and again
 * while a programme is made; results are cached for as long as the process runs.
 */
export function rememberedBy<Arguments extends unknown[], Answer>(
  keyOf: (...of: Arguments) => unknown,
  workOut: (...of: Arguments) => Answer,
): (...of: Arguments) => Answer {
  const answers = new Map<unknown, { readonly answer: Answer }>();
  return (...of) => {
    const key = keyOf(...of);
    let found = answers.get(key);
    if (!found) answers.set(key, (found = { answer: workOut(...of) }));
    return found.answer;
  };
}
