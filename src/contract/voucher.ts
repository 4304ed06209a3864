import { z } from 'zod';
import { amountSchema, daySchema } from './values.ts';

/**
 * SPEC 5: only result code 0 has a card. Unknown, used up, expired and malformed codes all have the same result code.
 */
export const VALID = 0;
export const INVALID = 1;

/** What a voucher or a gift card is still worth: an amount, or a number of seats. */
export const voucherCardSchema = z.object({
  type: z.enum(['voucher', 'giftCard']),
  /** The amount left. */
  amount: amountSchema.nullable(),
  /** ISO 4217; null without an amount. */
  currency: z.string().nullable(),
  seats: z.number().int().positive().nullable(),
  expiresOn: daySchema.nullable(),
});
export type VoucherCard = z.infer<typeof voucherCardSchema>;

/** GET /api/voucher/{code} and GET /api/gift-card/{a}/{b} */
export const voucherAnswerSchema = z.object({
  resultCode: z.literal([VALID, INVALID]),
  card: voucherCardSchema.nullable(),
});
export type VoucherAnswer = z.infer<typeof voucherAnswerSchema>;

/** GET /api/captcha: a proof of work in altcha's format. */
export const challengeSchema = z.object({
  parameters: z.record(z.string(), z.unknown()),
  signature: z.string(),
});

/** What comes back in the request header, as base64 of JSON: the challenge as given, and its solution. */
export const captchaAnswerSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  solution: z.object({ counter: z.number().int().nonnegative(), derivedKey: z.string() }),
});
