import { z } from 'zod';
import { A_SHOP, isShop } from '../shop.ts';
import { A_TEMPLATE, isTemplate, STAND_IN_URL, TICKETING_PATH } from '../ticketing.ts';
import { origin, origins } from './kinds.ts';

/** Where tickets, cards and passes are bought. */
export const booking = {
  TICKETING_URL: z
    .string()
    .refine((text) => isTemplate(text.replace('{port}', '1')), `expected ${A_TEMPLATE}`)
    .default(STAND_IN_URL)
    .describe(
      'Where screenings are booked that have no link of their own in the feed: an address with `{language}`, `{cinema}` (the ' +
        'slug), `{vistaRef}` and `{session}` in it, which are filled in, and `{port}`. By default our own stand-in, with which ' +
        '`DEMO=off` does not start.',
    ),
  TICKETING_ORIGINS: origins.describe(
    'Origins to which the feed’s own booking links and cinemas’ templates may lead, besides that of TICKETING_URL, separated ' +
      'by commas: `https://tickets.example.org`. A feed with a link to any other is refused.',
  ),
  TICKETING_ORIGIN: origin
    .optional()
    .describe(
      `Replaced by TICKETING_URL, which is this origin and \`${TICKETING_PATH}\` unless it is set. The next release ignores it.`,
    ),
  SHOP_URL: z
    .string()
    .refine(isShop, `expected ${A_SHOP}`)
    .optional()
    .describe(
      'Where gift cards, seat cards and passes are bought that have no address of their own in the feed: an address with ' +
        '`{language}` and `{product}` in it (`gift-card`, `three-seat-card`, `five-seat-card`, `pass`). Without it they are ' +
        'sold at our stand-in while `DEMO` is on, and otherwise nowhere.',
    ),
};
