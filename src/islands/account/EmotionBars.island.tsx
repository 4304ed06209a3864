import { useStore } from '@nanostores/react';
import { NO_CHOICES } from '../../domain/account/changes.ts';
import { countsWith, emotionBars, EMOTIONS, type Emotion } from '../../domain/show/emotions.ts';
import { numberFormat } from '../../lib/formats.ts';
import { emotionAttributes } from '../../markup/hearts.ts';
import { $choices, $counted } from '../../stores/clientState.ts';
import { knownChoices } from './knownChoices.ts';

type EmotionWords = Readonly<Record<Emotion, string>>;

type Props = {
  readonly show: { readonly slug: string; readonly title: string };
  /** How often each was reported, by anyone, when the page was made. */
  readonly counts: Readonly<Record<Emotion, number>>;
  readonly locale: string;
  readonly words: EmotionWords;
  /** Said where nobody has reported any. */
  readonly none: string;
  /** What visitors are asked and may answer; not of what is not out yet. */
  readonly own?: { readonly question: string; readonly words: EmotionWords } | undefined;
};

/** The most favourable first. */
const FROM_BEST = EMOTIONS.toReversed();

/**
 * How often each emotion was reported for a show, in bars, and the client's own, which counts at once. What a press does is the
 * actions' (islands/ui/actions).
 */
export function EmotionBars({ show, counts: sent, locale, words, none, own }: Props) {
  const choices = useStore($choices, { ssr: 'initial' });
  const counted = useStore($counted, { ssr: 'initial' });
  // Until they are answered, as earlier pages knew them (hearts/beforePaint.ts): the counts that were sent have these in them.
  const known = choices === NO_CHOICES ? knownChoices().emotions : undefined;
  const chosen = (known ?? choices.emotions)[show.slug];
  const counts = countsWith(sent, (known ?? counted)[show.slug], chosen);
  const bars = emotionBars(counts);
  const number = numberFormat(locale);
  return (
    <div>
      {EMOTIONS.some((emotion) => counts[emotion] > 0) ? (
        <dl>
          {FROM_BEST.map((emotion) => (
            <div key={emotion} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 py-2 large-text:grid-cols-1">
              <dt>{words[emotion]}</dt>
              <dd className="grid grid-cols-[minmax(0,1fr)_4rem] items-center gap-4 text-end [font-variant-numeric:tabular-nums]">
                <svg className="w-full fill-current" height="12" aria-hidden="true">
                  <rect width="100%" height="100%" rx="2" className="fill-line" />
                  <rect width={`${bars[emotion]}%`} height="100%" rx="2" />
                </svg>
                <span>{number.format(counts[emotion])}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{none}</p>
      )}
      {own && (
        <fieldset className="mt-6">
          <legend>{own.question}</legend>
          <p className="mt-2 flex flex-wrap gap-2">
            {FROM_BEST.map((emotion) => (
              <button
                key={emotion}
                className="quiet-action edge-if-chosen aria-pressed:bg-ink aria-pressed:text-ground"
                {...emotionAttributes({ kind: emotion, ...show })}
                aria-pressed={chosen === emotion}
              >
                {own.words[emotion]}
              </button>
            ))}
          </p>
        </fieldset>
      )}
    </div>
  );
}

// Names the renderer for Astro's server, which would otherwise render each component twice, the first time only to find
// out.
Object.assign(EmotionBars, { [Symbol.for('astro:renderer')]: '@astrojs/react' });
