import type { ShowDetails } from '../../contract/show.ts';
import type { Emotion } from '../../domain/show/emotions.ts';
import type { Feature } from '../../sites/featureFacts.ts';

/** How often each emotion was reported for a show, from the contract's fields. */
export function emotionCounts({ feelings }: Pick<ShowDetails, 'feelings'>): Record<Emotion, number> {
  return {
    disappointed: feelings.countEmotionDisappointed,
    liked: feelings.countEmotionLike,
    loved: feelings.countEmotionLove,
  };
}

/** Whether anyone has reported an emotion or wants to see a show, if the site shows that. */
export function hasFeelings(details: Pick<ShowDetails, 'feelings'>, features: ReadonlySet<Feature>): boolean {
  const hasEmotions = features.has('emotions') && Object.values(emotionCounts(details)).some((count) => count > 0);
  return hasEmotions || (features.has('wishlist') && details.feelings.countWishList > 0);
}
