import { z } from 'zod';
import { addressSchema } from './values.ts';

/** SPEC 3, "Call to action". The type is its look: the yellow button, the black one, or the one for booking. */
export const callToActionSchema = z.object({
  label: z.string().min(1),
  url: addressSchema,
  target: z.enum(['_self', '_blank']),
  type: z.enum(['yellow', 'black', 'booking']),
});
export type CallToAction = z.infer<typeof callToActionSchema>;
