import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { z } from 'zod';
import { wishSchema, type Wish } from '../contract/wish.ts';
import { machineNow } from '../settings/clock.ts';
import { currentSettings } from '../settings/settings.ts';
import { LANGUAGES, SITE_CODES, type Language, type SiteCode } from '../sites/sites.ts';
import { storedSecret } from './storedSecret.ts';

/** How long a link that confirms a wish is good for. */
export const CONFIRM_HOURS = 24;
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ID_BYTES = 16;
/** Longer than any link of ours, in characters. */
const MAX_LENGTH = 3_000;

/** What somebody asks for, before they have shown that the address is theirs. */
export type AskedWish = {
  readonly site: SiteCode;
  readonly language: Language;
  readonly email: string;
  readonly wish: Wish;
};

/** The id of a wish that is asked for. */
export const newWishId = () => randomBytes(ID_BYTES).toString('base64url');

const sealedSchema = z.strictObject({
  id: z.string(),
  site: z.enum(SITE_CODES),
  language: z.enum(LANGUAGES),
  email: z.string(),
  wish: wishSchema,
  until: z.number(),
});

/**
 * Seals what somebody asks for into the secret of the link that confirms it. Nothing is stored until it is followed: an
 * address that others typed leaves no trace here, and none in the link for who cannot open it.
 */
export async function sealAsked(asked: AskedWish): Promise<string> {
  const id = newWishId();
  const until = machineNow().getTime() + CONFIRM_HOURS * (millisecondsInDay / 24);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await keyFor('confirm'), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify({ ...asked, id, until })), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** What a link's secret confirms, with an id of its own; undefined if it is not ours, or has expired. */
export async function openAsked(secret: string): Promise<(AskedWish & { readonly id: string }) | undefined> {
  const bytes = Buffer.from(secret.slice(0, MAX_LENGTH), 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, await keyFor('confirm'), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  let text: string;
  try {
    text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)).toString() + decipher.final().toString();
  } catch {
    return undefined;
  }
  const parsed = sealedSchema.safeParse(JSON.parse(text));
  return parsed.success && parsed.data.until > machineNow().getTime() ? parsed.data : undefined;
}

/** The secret of the link that stops a wish. It is derived, so that nothing but the wish need be stored. */
export async function stopSecret(id: string): Promise<string> {
  return `${id}.${await signatureOf(id)}`;
}

/** The id of the wish that a link's secret stops; undefined if the secret is not ours. */
export async function idOfStopSecret(secret: string): Promise<string | undefined> {
  const [id = '', given = ''] = secret.split('.', 2);
  const wanted = Buffer.from(await signatureOf(id));
  const bytes = Buffer.from(given);
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted) ? id : undefined;
}

async function signatureOf(id: string): Promise<string> {
  return createHmac('sha256', await keyFor('stop'))
    .update(id)
    .digest('base64url');
}

async function keyFor(purpose: 'confirm' | 'stop'): Promise<Buffer> {
  const secret = await storedSecret(currentSettings().DATA_DIR, 'tell-me');
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}
