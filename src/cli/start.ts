import { withBrand } from './brandCheck/guard.ts';

/** `npm start`: says what is wrong with the brand, or builds and serves the site. */
await withBrand(
  () => import('./startSite.ts'),
  (note) => console.log(note),
);
