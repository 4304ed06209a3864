import { fieldsOf } from '../../lib/fields.ts';

/** SPEC 3: the cookie with the place where a visitor wants to see films. */
export const LOCATOR_COOKIE = 'cgp_locator';
/** How long that cookie lasts, in seconds: 365 days. */
export const LOCATOR_COOKIE_SECONDS = 365 * 86_400;

/** The cookie's content. A position is written as in the API: `x` is the latitude, `y` the longitude. */
export type LocatorCookie =
  | { readonly type: 'cinema'; /** vistaRef */ readonly value: string }
  | { readonly type: 'city'; /** slug */ readonly value: string }
  | { readonly type: 'position'; readonly value: { readonly x: number; readonly y: number } }
  | { readonly type: 'favorite'; readonly value: null };

function isDegrees(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

function readCookie(content: unknown): LocatorCookie | undefined {
  const { type, value } = fieldsOf(content);
  if (type === 'favorite') return { type, value: null };
  if (type === 'cinema' && typeof value === 'string' && /^[1-9]\d*$/.test(value)) return { type, value };
  if (type === 'city' && typeof value === 'string' && /^[a-z0-9-]+$/.test(value)) return { type, value };
  if (type === 'position') {
    const { x, y } = fieldsOf(value);
    if (isDegrees(x, 90) && isDegrees(y, 180)) return { type, value: { x, y } };
  }
  return undefined;
}

/**
 * What a cookie's value says; undefined for anything that `writeLocatorCookie` would not write. Percent signs may be
 * decoded already.
 */
export function parseLocatorCookie(text: string | null | undefined): LocatorCookie | undefined {
  try {
    return readCookie(JSON.parse(decodeURIComponent(text ?? '')));
  } catch {
    return undefined;
  }
}

/** The value to set the cookie to. */
export function writeLocatorCookie(content: LocatorCookie): string {
  return encodeURIComponent(JSON.stringify(content));
}
