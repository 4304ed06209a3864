export const EMOTIONS = ['disappointed', 'liked', 'loved'] as const;
export type Emotion = (typeof EMOTIONS)[number];
/** A visitor's emotions by show slug. */
export type Emotions = Readonly<Record<string, Emotion>>;

/**
 * The emotions with a show's set, or removed when undefined (SPEC 4). Applied before the server has answered; if it
 * refuses, applying the previous value undoes it.
 */
export function withEmotion(emotions: Emotions, showSlug: string, emotion: Emotion | undefined): Emotions {
  const { [showSlug]: _former, ...others } = emotions;
  return emotion === undefined ? others : { ...others, [showSlug]: emotion };
}

/** The counts with a visitor's emotion, if they have one, in place of the one that they include (`counted`). */
export function countsWith(
  counts: Readonly<Record<Emotion, number>>,
  counted: Emotion | undefined,
  own: Emotion | undefined,
): Record<Emotion, number> {
  const count = (emotion: Emotion) => counts[emotion] + Number(own === emotion) - Number(counted === emotion);
  return { disappointed: count('disappointed'), liked: count('liked'), loved: count('loved') };
}

/** The length of each emotion's bar, in whole percent of the highest count (SPEC 9); all 0 when nobody has voted. */
export function emotionBars(counts: Readonly<Record<Emotion, number>>): Record<Emotion, number> {
  const highest = Math.max(...EMOTIONS.map((emotion) => counts[emotion]));
  const bar = (emotion: Emotion) => (highest > 0 ? Math.round((counts[emotion] / highest) * 100) : 0);
  return { disappointed: bar('disappointed'), liked: bar('liked'), loved: bar('loved') };
}

/** The share of voters who liked or loved a show, in whole percent; undefined when nobody has voted. */
export function satisfaction(counts: Readonly<Record<Emotion, number>>): number | undefined {
  const all = counts.disappointed + counts.liked + counts.loved;
  return all > 0 ? Math.round(((counts.liked + counts.loved) / all) * 100) : undefined;
}
