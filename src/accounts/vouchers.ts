import { createHmac, timingSafeEqual } from 'node:crypto';
import { INVALID, VALID, type VoucherAnswer, type VoucherCard } from '../contract/voucher.ts';
import { currentSettings } from '../settings/settings.ts';
import type { SiteCode } from '../sites/sites.ts';
import { clearTries, takeTry } from './cardTries.ts';
import { storedSecret } from './storedSecret.ts';
import { currentAccounts } from './store/current.ts';

/** A voucher by its code, or a gift card by its number and its secret. */
export type VoucherCode =
  | { readonly type: 'voucher'; readonly code: string }
  | { readonly type: 'giftCard'; readonly number: string; readonly secret: string };

export type NewVoucher = {
  readonly site: SiteCode;
  readonly code: VoucherCode;
  readonly card: Omit<VoucherCard, 'type'>;
  readonly usedUp: boolean;
};

/** In characters. Codes printed on cards are shorter. */
const MAX_LENGTH = 64;
const NOTHING: VoucherAnswer = { resultCode: INVALID, card: null };

/**
 * Checks a code on a site, and counts the try towards the card's limit, from wherever it comes. `today` is the date there,
 * YYYY-MM-DD. Codes that are unknown, another site's, used up or expired get the same response after the same work, so
 * that nothing is learnt from a wrong guess. Gives the seconds to wait instead if the card was tried too often.
 */
export async function checkVoucher(
  site: SiteCode,
  code: VoucherCode,
  today: string,
): Promise<VoucherAnswer | { readonly waitSeconds: number }> {
  const card = await hashOf(['number', code.type], [code.type === 'voucher' ? code.code : code.number]);
  const waitSeconds = await takeTry(card);
  if (waitSeconds > 0) return { waitSeconds };
  const found = await findVoucher(site, code, today);
  if (found.resultCode === VALID) await clearTries(card);
  return found;
}

async function findVoucher(site: SiteCode, code: VoucherCode, today: string): Promise<VoucherAnswer> {
  const hash = await hashOfCode(code);
  const db = await currentAccounts();
  const row = await db.selectFrom('voucher').selectAll().where('hash', '=', hash).executeTakeFirst();
  const isKnown = timingSafeEqual(Buffer.from(row?.hash ?? ''.padEnd(hash.length)), Buffer.from(hash));
  // Only `saveVoucher` writes this.
  const card = JSON.parse(row?.card ?? 'null') as VoucherCard | null;
  const isGood = row?.used_up === 0 && row.site === site && (row.expires_on === null || row.expires_on >= today);
  return isKnown && isGood ? { resultCode: VALID, card } : NOTHING;
}

/** Stores a voucher, in place of a former one with the same code. The code itself is not stored. */
export async function saveVoucher({ site, code, card, usedUp }: NewVoucher): Promise<void> {
  const db = await currentAccounts();
  const columns = {
    site,
    card: JSON.stringify({ type: code.type, ...card } satisfies VoucherCard),
    expires_on: card.expiresOn,
    used_up: usedUp ? 1 : 0,
  };
  await db
    .insertInto('voucher')
    .values({ hash: await hashOfCode(code), ...columns })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(columns))
    .execute();
}

/** Removes vouchers by their codes. */
export async function removeVouchers(codes: readonly VoucherCode[]): Promise<void> {
  const db = await currentAccounts();
  // Without vouchers there may be no key yet, nor a folder that it can be written to.
  if (!(await db.selectFrom('voucher').select('hash').limit(1).executeTakeFirst())) return;
  const hashes = await Promise.all(codes.map(hashOfCode));
  await db.deleteFrom('voucher').where('hash', 'in', hashes).execute();
}

function hashOfCode(code: VoucherCode): Promise<string> {
  return hashOf([code.type], code.type === 'voucher' ? [code.code] : [code.number, code.secret]);
}

/** Hashes parts of a code with a key. They are short: without the key, whoever has the table could try them all. */
async function hashOf(kind: readonly string[], parts: readonly string[]): Promise<string> {
  const key = await storedSecret(currentSettings().DATA_DIR, 'voucher');
  const hash = createHmac('sha256', key).update(kind.join('\n'));
  for (const part of parts) hash.update('\n').update(normal(part));
  return hash.digest('base64url');
}

/** A code without what people add when they type it: lower case, spaces and hyphens. */
function normal(part: string): string {
  return part
    .slice(0, MAX_LENGTH)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}
