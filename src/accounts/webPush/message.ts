import { millisecondsInSecond, secondsInMinute, secondsInWeek } from 'date-fns/constants';
import type { PushSubscription } from '../../contract/pushSubscription.ts';
import type { TellMeNews } from '../../domain/tellMe/news.ts';
import type { Instant } from '../../lib/localTime.ts';
import { shortText } from '../../lib/shortText.ts';

/** Push services take 4,096 bytes, of which encryption needs some; a name of four bytes a letter leaves room for the rest. */
const MAX_TITLE = 120;
const MAX_BODY = 300;

/** A message to a browser. The service worker shows `title` and `options` as they are (`src/offline/worker.ts`). */
export type Push = {
  readonly subscription: PushSubscription;
  /** The same for the same news: of those that wait at the push service, the later takes the place of the earlier. */
  readonly topic: string;
  /** Seconds for which the push service stores it while the browser is away. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
  readonly title: string;
  readonly options: {
    readonly body: string;
    readonly lang: string;
    /** A notification takes the place of one with the same. */
    readonly tag: string;
    readonly actions: readonly { readonly action: 'stop'; readonly title: string }[];
    /** Where a press leads, and where one that stops it is sent. */
    readonly data: { readonly url: string; readonly stop: string };
  };
};

/** What a message of news says. */
export type PushWords = Push['options']['data'] & {
  readonly title: string;
  readonly lines: readonly string[];
  readonly language: string;
  readonly stopLabel: string;
  readonly topic: string;
};

/** The message that tells a browser of news. It waits for as long as what it tells of has not begun, and for a week at most. */
export function newsPush(
  subscription: PushSubscription,
  { reason, screenings }: TellMeNews,
  { title, lines, language, stopLabel, topic, url, stop }: PushWords,
  now: Instant,
): Push {
  const last = Math.max(...screenings.map(({ start }) => start));
  const left = Math.round((last - Number(now)) / millisecondsInSecond);
  return {
    subscription,
    topic,
    ttl: Math.min(Math.max(left, secondsInMinute), secondsInWeek),
    // Who is on the way must hear it now.
    urgency: reason === 'cancelled' || reason === 'moved' ? 'high' : 'normal',
    title: shortText(title, MAX_TITLE),
    options: {
      body: shortText(lines.join('\n'), MAX_BODY),
      lang: language,
      tag: topic,
      actions: [{ action: 'stop', title: stopLabel }],
      data: { url, stop },
    },
  };
}
