import { secondsInHour } from 'date-fns/constants';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { mailboxOf } from '../../accounts/email.ts';

/** More than a family needs, and fewer tries than with a captcha. */
const BY_ADDRESS = 10;

/** How many mails of one kind visitors may ask for in an hour. */
export class MailLimits {
  readonly #byAddress: RateLimiterMemory;
  readonly #byMailbox: RateLimiterMemory;

  /** `mailbox`: how many one mailbox gets, so that nobody floods another’s. */
  constructor(kind: string, mailbox: number) {
    this.#byAddress = new RateLimiterMemory({
      keyPrefix: `${kind} links`,
      points: BY_ADDRESS,
      duration: secondsInHour,
    });
    this.#byMailbox = new RateLimiterMemory({ keyPrefix: `${kind} mails`, points: mailbox, duration: secondsInHour });
  }

  /** Counts one that is asked for from a network address. Gives whether it is within the limit. */
  takeAddress(address: string): Promise<boolean> {
    return isWithin(this.#byAddress, address);
  }

  /** Counts one to a mailbox. Gives whether it is within the limit. */
  takeMailbox(email: string): Promise<boolean> {
    return isWithin(this.#byMailbox, mailboxOf(email));
  }
}

async function isWithin(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    return false;
  }
}
