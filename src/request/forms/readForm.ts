import { cleanText } from '../../lib/cleanText.ts';

/** No form of the site, and nothing that its scripts send, is longer, in characters. */
const MAX_CHARACTERS = 4_000;

/**
 * The fields of a form that was sent as browsers send forms, without characters that no page can hold; none of a body that is
 * no form, or too long.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const text = await request.text();
  const fields = new URLSearchParams(text.length > MAX_CHARACTERS ? '' : text);
  return new URLSearchParams([...fields].map((field) => field.map(cleanText)));
}

/** What a script of the site sent as JSON; undefined for a body that is none, or too long. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return JSON.parse(text.slice(0, MAX_CHARACTERS)) as unknown;
  } catch {
    return undefined;
  }
}
