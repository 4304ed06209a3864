/** The language of the page, which calls of the API carry (SPEC 7): `fr`. */
export function pageLanguage(): string {
  return document.documentElement.lang.slice(0, 2);
}
