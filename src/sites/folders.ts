/**
 * Where this project's brand is, and where its built site goes, from its root. Tests have others, which they call by the
 * same name (`#folders` in package.json): so they run whatever the chain's own brand and countries are.
 */

/** What brand/README.md describes. */
export const BRAND = 'brand';
/** The style sheet that is written from the brand's colours. */
export const COLOURS_SHEET = 'src/styles/colours.css';
/** The built site. */
export const BUILT = 'dist';
