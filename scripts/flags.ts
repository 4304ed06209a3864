import { FEATURE_FACTS, type FeatureFacts } from '../src/sites/featureFacts.ts';

/** A sentence for each temporary feature whose last day has passed on a day (YYYY-MM-DD). */
export function pastTheirEnd(facts: Readonly<Record<string, FeatureFacts>>, day: string): readonly string[] {
  return Object.entries(facts).flatMap(([name, { temporary }]) =>
    temporary && temporary.until < day
      ? `src/sites/featureFacts.ts: "${name}" was to go until ${temporary.until}. Its owner, ${temporary.owner}, takes it out or says why it stays.`
      : [],
  );
}

if (import.meta.main) {
  const sentences = pastTheirEnd(FEATURE_FACTS, new Date().toISOString().slice(0, 10));
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
