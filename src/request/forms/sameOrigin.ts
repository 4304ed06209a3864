/**
 * The origin of a form that a page of this site sent; undefined for any other. Browsers send the origin with every
 * form, and no other site may act for a visitor.
 */
export function sameOrigin({ headers }: Request): string | undefined {
  const origin = headers.get('origin') ?? '';
  const host = (headers.get('host') ?? '').toLowerCase();
  return URL.canParse(origin) && new URL(origin).host === host ? origin : undefined;
}

/** The response to a form of another site. */
export const notOfThisSite = (): Response =>
  new Response('Not from this site.\n', {
    status: 403,
    headers: { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' },
  });
