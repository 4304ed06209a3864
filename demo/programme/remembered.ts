/**
 * A function that works each answer out once, by a key of what it is asked. For what is asked again and again while a
 * programme is made; the answers stay for as long as the process.
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
