import { z } from 'zod';
import { A_PATH, expected, isPath, oneOf } from '../../sites/values.ts';

const isWord = (value: unknown) => typeof value === 'string' && /^\S[^]*$/.test(value) && value.trim() === value;
const word = expected<string>('a text without blanks at its ends', isWord);

/** A tree of texts. */
const strings: z.ZodType = z.record(
  z.string(),
  z.lazy(() => z.union([word, strings], { error: 'expected a text, or a group of texts' })),
);

const path = expected<string>(A_PATH, isPath);

/** What the files of a folder in i18n are. */
export function languageSchemas(screens: readonly string[], fragments: readonly string[]) {
  return {
    strings,
    paths: z.strictObject({
      screens: z.partialRecord(oneOf(screens), path).optional(),
      aliases: z.partialRecord(oneOf(screens), z.array(path)).optional(),
      fragments: z.partialRecord(oneOf(fragments), path).optional(),
    }),
    search: z.strictObject({
      days: z
        .record(
          z.string(),
          z.strictObject({
            day: expected<number | 'weekend' | undefined>(
              'a number of days from today, or weekend',
              (value) => value === undefined || value === 'weekend' || Number.isInteger(value),
            ).optional(),
            part: oneOf(['morning', 'afternoon', 'evening', 'night']).optional(),
          }),
        )
        .optional(),
      hours: z.strictObject({ units: word.optional(), from: word.optional(), until: word.optional() }).optional(),
      fillers: word.optional(),
      versions: z.record(z.string(), word).optional(),
      experiences: z.record(z.string(), word).optional(),
      needs: z.record(z.string(), word).optional(),
      subjects: z.record(z.string(), word).optional(),
    }),
  };
}
