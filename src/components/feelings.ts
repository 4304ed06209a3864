import type { ShowDetails } from '../contract/show.ts';
import type { Emotion } from '../domain/emotions.ts';

/** How often each emotion was told of a show, out of the contract's names. */
export function emotionCounts({ feelings }: Pick<ShowDetails, 'feelings'>): Record<Emotion, number> {
  return {
    disappointed: feelings.countEmotionDisappointed,
    liked: feelings.countEmotionLike,
    loved: feelings.countEmotionLove,
  };
}

/** Whether anybody has said anything of a show, or wants to see it. */
export function hasFeelings(details: Pick<ShowDetails, 'feelings'>): boolean {
  return Object.values(details.feelings).some((count) => count > 0);
}
