import { z } from 'zod';
import { addressSchema } from './values.ts';

/** SPEC 3, "Call to action". The type is its look: the yellow button, the black one, or the one for booking. */
export const callToActionSchema = z.object({
  label: z.string().min(1).meta({ description: 'What the button says.', example: 'Book now' }),
  url: addressSchema.meta({ description: 'Where it leads.', example: '/offres' }),
  target: z.enum(['_self', '_blank']).meta({ description: 'Whether it opens here or in a new tab.', example: '_self' }),
  type: z
    .enum(['yellow', 'black', 'booking'])
    .meta({ description: 'Its look: the yellow button, the black one, or the one for booking.', example: 'yellow' }),
});
export type CallToAction = z.infer<typeof callToActionSchema>;
