import { ID } from '#brand/brand.ts';

/** Shorter passwords are guessed; composition rules only make people write them down (NIST SP 800-63B, 5.1.1.2). */
export const MIN_PASSWORD_LENGTH = 10;
/** Longer than any passphrase, and short enough that a form cannot make the server hash a book. */
export const MAX_PASSWORD_LENGTH = 200;

/** Passwords that everybody tries first, in the sites' languages, without digits at the end. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'password passwort passw0rd motdepasse wachtwoord welkom welcome bienvenue willkommen qwertyuiop qwertzuiop ' +
    'azertyuiop qwerty azerty qwertz asdfghjkl iloveyou jetaime jetaimejetaime ikhouvanjou ichliebedich letmein ' +
    'changeme changezmoi administrator administrateur baseball football basketball superman princess princesse ' +
    'sunshine soleil sonnenschein trustno whatever computer ordinateur starwars pokemon michael charlotte marseille ' +
    `hallohallo loulou doudou chouchou coucou geheim schatzi schatje lieverd cinema kino bioscoop ${ID}`
  ).split(' '),
);

/** Why a password is refused. */
export type PasswordFault = 'tooShort' | 'tooLong' | 'common';

/** What is wrong with a new password; undefined if nothing. It may not be one of the `known` facts about the person. */
export function passwordFault(password: string, known: readonly string[]): PasswordFault | undefined {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return 'tooShort';
  if (length > MAX_PASSWORD_LENGTH) return 'tooLong';
  const plain = password.normalize('NFKC').toLowerCase();
  return isCommon(plain) || known.some((each) => isAbout(plain, each.toLowerCase())) ? 'common' : undefined;
}

function isCommon(plain: string): boolean {
  const letters = plain.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '');
  return letters === '' ? isRun(plain) : COMMON.has(letters) || COMMON.has(plain) || isRun(letters);
}

/** Whether a password is a repeated character or short piece, or a sequence such as 1234567890. */
function isRun(plain: string): boolean {
  if (/^(.{1,4})\1+.?$/su.test(plain)) return true;
  const steps = new Set(
    [...plain].slice(1).map((sign, index) => (sign.codePointAt(0)! - plain.codePointAt(index)! + 10) % 10),
  );
  return steps.size === 1;
}

/** Whether a password is an address, its part before the @, or a name, with only digits and symbols around it. */
function isAbout(plain: string, known: string): boolean {
  const [name = ''] = known.split('@');
  return plain === known || (name.length > 2 && plain.replaceAll(name, '').replace(/[^\p{L}]/gu, '') === '');
}
