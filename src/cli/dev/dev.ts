import { withBrand } from '../brandCheck/guard.ts';

/** `npm run dev`: says what is wrong with the brand, or serves the site from its sources. */
await withBrand(
  () => import('./devSite.ts'),
  (note) => console.log(note),
);
