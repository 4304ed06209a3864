import { pathAsRead } from './pathAsRead.ts';

/** What follows these is worth money, or opens previews, to anybody who has it. */
const BEFORE_SECRETS = ['/preview/open/', '/api/voucher/', '/api/gift-card/'];

/**
 * The path of an address as the log may have it: without its query, or the secrets that some end in: a poll's (decision
 * 21), codes of vouchers and gift cards, and links that open previews.
 */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0]!;
  const start = BEFORE_SECRETS.find((each) => pathAsRead(path).startsWith(each));
  return start === undefined ? path.replace(/[0-9a-f]{32}/, '…') : `${start}…`;
}
