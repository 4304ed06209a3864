import { SITE_CODES, siteOf } from '../src/sites/sites.ts';
import { demoCinemas } from './cinemas/cinemas.ts';

/** The languages of the demo's texts. */
const SPOKEN: readonly string[] = ['fr', 'en', 'de', 'nl'];

/** A sentence if the demo has no cinemas or no texts for some site; undefined if it has. */
export function demoFault(): string | undefined {
  const strange = SITE_CODES.filter(
    (code) => !Object.hasOwn(demoCinemas, code) || siteOf(code).languages.some((each) => !SPOKEN.includes(each)),
  );
  if (strange.length === 0) return undefined;
  return `The demo has no cinemas, or not all languages, for ${strange.join(', ')}: start without it, by DEMO=off.`;
}
