type Question = { readonly title: string | null; readonly description: string | null };

/** The questions that the footer shows: those with both a title and an answer (SPEC 5). */
export function footerQuestions(questions: readonly Question[]): { title: string; description: string }[] {
  return questions.flatMap(({ title, description }) =>
    title?.trim() && description?.trim() ? [{ title, description }] : [],
  );
}
