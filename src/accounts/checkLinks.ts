import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { secondsInMinute } from 'date-fns/constants';
import { machineNow } from '../settings/clock.ts';
import { currentSettings } from '../settings/settings.ts';
import type { SiteCode } from '../sites/sites.ts';
import { isAnswered, isFirst } from './captcha.ts';
import { storedSecret } from './storedSecret.ts';
import type { VoucherCode } from './vouchers.ts';

/** How long a link is good for. Mails take minutes at times, and people must find theirs. */
export const LINK_MINUTES = 30;
const NONCE_BYTES = 12;
const EXPIRY_BYTES = 4;
/** The end and a random part, 16 bytes, and their signature, 32, in base64url. */
const SHAPE = /^([\w-]{22})\.([\w-]{43})$/;

/** What a link opens: one check of one kind of code on one site. */
export type CheckOf = { readonly site: SiteCode; readonly type: VoucherCode['type'] };

/**
 * Makes the secret of a link that opens one check of a code (decision 36): the captcha of browsers without script.
 * Signed, and stored nowhere before it is used, so that asking for many fills nothing.
 */
export async function newCheckLink(of: CheckOf): Promise<string> {
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeUInt32BE(seconds() + LINK_MINUTES * secondsInMinute);
  const payload = Buffer.concat([expiry, randomBytes(NONCE_BYTES)]).toString('base64url');
  return `${payload}.${await signatureOf(of, payload)}`;
}

/** Whether a link's secret opens a check: it is ours, has not expired and was not used. Does not use it. */
export async function isCheckLinkGood(of: CheckOf, secret: string): Promise<boolean> {
  const link = await verified(of, secret);
  return link !== undefined && !(await isAnswered(link.signature));
}

/** Uses a link's secret. Gives whether it opened a check; of several at once, on any server, only one does. */
export async function useCheckLink(of: CheckOf, secret: string): Promise<boolean> {
  const link = await verified(of, secret);
  return link !== undefined && isFirst(link.signature, link.expiresAt);
}

async function verified(of: CheckOf, secret: string) {
  const [, payload, given] = SHAPE.exec(secret) ?? [];
  if (payload === undefined || given === undefined) return undefined;
  const signature = await signatureOf(of, payload);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature))) return undefined;
  const expiresAt = Buffer.from(payload, 'base64url').readUInt32BE();
  return expiresAt > seconds() ? { signature, expiresAt } : undefined;
}

async function signatureOf({ site, type }: CheckOf, payload: string): Promise<string> {
  const secret = await storedSecret(currentSettings().DATA_DIR, 'captcha');
  return createHmac('sha256', `link ${secret}`).update(`${site} ${type} ${payload}`).digest('base64url');
}

const seconds = () => Math.floor(machineNow().getTime() / 1000);
