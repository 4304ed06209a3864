/** E-mail addresses in any text. The first letter, and what is hidden. */
const ADDRESS = /([^\s<>()[\]"'`,;:@])[^\s<>()[\]"'`,;:@]*(?=@)/g;

/**
 * An error for the log, with only the first letter of the names in e-mail addresses: mail servers repeat the address
 * that they refuse. Of its other properties only codes are left, since nodemailer adds the whole envelope.
 */
export function withoutAddresses(error: unknown): Error {
  const { name, message, stack, code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  const short = new Error(shorten(message));
  short.name = name;
  short.stack = shorten(stack ?? '');
  return Object.assign(short, {
    ...(code !== undefined && { code }),
    ...(responseCode !== undefined && { responseCode }),
  });
}

function shorten(text: string): string {
  return text.replace(ADDRESS, '$1…');
}
