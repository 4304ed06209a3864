import { secondsInHour, secondsInMinute } from 'date-fns/constants';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { mailboxOf } from './email.ts';

const QUARTER = 15 * secondsInMinute;

/**
 * How many attempts are allowed in how many seconds. Attempts from one address only block that address. An account that
 * many addresses try is blocked for an hour at most, and setting a new password by mail ends that.
 */
const LIMITS = {
  /** Passwords for one account from one address. */
  pair: { points: 5, duration: QUARTER },
  /** Passwords from one address. */
  address: { points: 30, duration: QUARTER },
  /** Passwords for one account. */
  account: { points: 50, duration: secondsInHour },
  /** Registrations from one address. */
  register: { points: 20, duration: secondsInHour },
  /** Mails to one mailbox. */
  mail: { points: 5, duration: secondsInHour },
  /** Mails requested from one address. */
  mails: { points: 20, duration: secondsInHour },
} as const;

type Limit = keyof typeof LIMITS;

/** Counts the attempts that this process has seen in the last hour. */
export class Attempts {
  readonly #limiters: Readonly<Record<Limit, RateLimiterMemory>>;

  constructor() {
    const entries = Object.entries(LIMITS).map(([name, limit]) => [name, new RateLimiterMemory(limit)]);
    this.#limiters = Object.fromEntries(entries) as Record<Limit, RateLimiterMemory>;
  }

  /** Counts a password before it is checked. Gives the seconds to wait if it is one too many, else 0. */
  async signIn(address: string, email: string): Promise<number> {
    return (
      (await this.#take('address', address)) ||
      (await this.#take('pair', `${address} ${email}`)) ||
      (await this.#take('account', email))
    );
  }

  /** After a correct password: resets the count of attempts before it. */
  async signedIn(address: string, email: string): Promise<void> {
    await this.#limiters.pair.delete(`${address} ${email}`);
    await this.#limiters.account.reward(email, 1);
    await this.#limiters.address.reward(address, 1);
  }

  /** Gives a function for a password that was not checked after all: takes its count back and throws its error. */
  refund(address: string, email: string): (error: unknown) => Promise<never> {
    return async (error) => {
      await this.#limiters.pair.reward(`${address} ${email}`, 1);
      await this.#limiters.account.reward(email, 1);
      await this.#limiters.address.reward(address, 1);
      throw error;
    };
  }

  /** After the mailbox's owner has chosen a new password: resets all counts of the account. */
  async renewed(address: string, email: string): Promise<void> {
    await this.#limiters.pair.delete(`${address} ${email}`);
    await this.#limiters.account.delete(email);
  }

  /** Counts a registration. Gives the seconds to wait, or 0. */
  async register(address: string): Promise<number> {
    return this.#take('register', address);
  }

  /** Counts a mail that somebody asks for. Gives the seconds to wait, or 0. */
  async mail(address: string, email: string): Promise<number> {
    return (await this.#take('mails', address)) || (await this.mailTo(email));
  }

  /** Counts a mail to a mailbox, whoever has it sent. Gives the seconds to wait, or 0. */
  async mailTo(email: string): Promise<number> {
    return this.#take('mail', mailboxOf(email));
  }

  async #take(limit: Limit, key: string): Promise<number> {
    try {
      await this.#limiters[limit].consume(key);
      return 0;
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
    }
  }
}
