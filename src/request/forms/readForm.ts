/** No form of the site is longer, in characters. */
const MAX_CHARACTERS = 4_000;

/** The fields of a form that was sent as browsers send forms; none of a body that is no form, or too long. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const text = await request.text();
  return new URLSearchParams(text.length > MAX_CHARACTERS ? '' : text);
}
