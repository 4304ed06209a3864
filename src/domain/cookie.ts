/** The value of a cookie in a Cookie header, as it was sent; undefined if it is not there. */
export function cookieIn(header: string | null | undefined, name: string): string | undefined {
  if (!header?.includes(name)) return undefined;
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(header)?.[1]?.trim();
}
