import { z } from 'zod';
import { addressSchema } from './values.ts';

/** SPEC 3, "Call to action". The types are its looks: the yellow button, the black one, the one that books. */
export const callToActionSchema = z.object({
  label: z.string().min(1),
  url: addressSchema,
  target: z.enum(['_self', '_blank']),
  type: z.enum(['yellow', 'black', 'booking']),
});
export type CallToAction = z.infer<typeof callToActionSchema>;
