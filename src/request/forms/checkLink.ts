import { newCheckLink, type CheckOf } from '../../accounts/checkLinks.ts';
import { normalEmail } from '../../accounts/email.ts';
import { checkMail } from '../../accounts/mail/messages.ts';
import type { Mail } from '../../accounts/mail/send.ts';
import { takeAddress, takeMailbox } from '../../accounts/mailLimits.ts';
import { PROOF_QUERY, type CheckStep } from '../../domain/offers/voucher.ts';
import type { PageContext } from '../../page/context.ts';

/**
 * Answers a request for a link by e-mail that opens one check (decision 36), with the mail to send. All addresses get
 * the same answer, also one that has had its mails: what others asked for is nobody’s business.
 */
export async function requestCheckLink(
  { site, language, origin, path }: Pick<PageContext, 'site' | 'language' | 'origin' | 'path'>,
  type: CheckOf['type'],
  { typed, address }: { readonly typed: string; readonly address: string },
): Promise<{ readonly step: CheckStep; readonly mail?: Mail | undefined }> {
  const email = normalEmail(typed);
  if (email === undefined) return { step: { kind: 'address', email: typed } };
  if (!(await takeAddress('check', address))) return { step: { kind: 'busy', email } };
  const step = { kind: 'sent', email } as const;
  if (!(await takeMailbox('check', email))) return { step };
  const secret = await newCheckLink({ site: site.code, type });
  const link = `${origin}${path}?${PROOF_QUERY}=${secret}#check`;
  return { step, mail: checkMail({ email, language }, link) };
}
