import { escapeHtml } from '../../lib/escapeHtml.ts';
import { directionOf } from '../../lib/formats.ts';
import { translator } from '../../i18n/translator.ts';
import { COLOURS, LEGAL, MAIL_SIGN, NAME } from '#brand/brand.ts';
import type { Language } from '../../sites/sites.ts';
import { LINK_MINUTES } from '../checkLinks.ts';
import type { Mail } from './send.ts';

export type Recipient = {
  readonly email: string;
  /** Undefined for somebody who has given no name. */
  readonly firstName?: string;
  readonly language: Language;
};

/** The mail that asks the recipient to confirm the address they registered with. */
export function verifyMail(to: Recipient, link: string): Mail {
  return message(to, 'Verify', link);
}

/** The mail with the link for choosing a new password. */
export function passwordMail(to: Recipient, link: string): Mail {
  return message(to, 'Password', link);
}

/** The mail that says that the password was changed. `link` leads to choosing another. */
export function passwordChangedMail(to: Recipient, link: string): Mail {
  return message(to, 'Changed', link);
}

/** The mail with the link that opens one check of a voucher or a gift card (decision 36). */
export function checkMail(to: Omit<Recipient, 'firstName'>, link: string): Mail {
  return message(to, 'Check', link);
}

/** Who writes: the name, and the company with its address. */
const SENDER = LEGAL ? `${NAME}\n${LEGAL.name}, ${LEGAL.street}, ${LEGAL.postcode} ${LEGAL.city}` : NAME;

function message(
  { email, firstName, language }: Recipient,
  kind: 'Verify' | 'Password' | 'Changed' | 'Check',
  link: string,
): Mail {
  const t = translator(language);
  const hello = firstName === undefined ? [] : [t('Mail.Hello', { name: firstName })];
  const texts = [...hello, t(`Mail.${kind}.Text`)];
  const action = t(`Mail.${kind}.Action`);
  const end = t(`Mail.${kind}.End`, { minutes: LINK_MINUTES });
  return {
    to: email,
    subject: t(`Mail.${kind}.Subject`),
    text: [...texts, `${action}:\n${link}`, end, SENDER].join('\n\n') + '\n',
    html: page(language, texts, { action, link }, end),
  };
}

/** Mail programs only support inline styles and tables well. The mail must be readable without styles too. */
function page(
  language: Language,
  texts: readonly string[],
  { action, link }: { action: string; link: string },
  end: string,
) {
  const { ground, ink, dim } = COLOURS.light;
  const name = escapeHtml(NAME);
  const sign = MAIL_SIGN && `<span style="color:${COLOURS.gold}">${MAIL_SIGN}</span> `;
  const paragraphs = texts.map((each) => `<p style="margin:0 0 16px">${escapeHtml(each)}</p>`).join('');
  return (
    `<!doctype html><html lang="${language}"${directionOf(language) ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>${name}</title></head>` +
    `<body style="margin:0;background:${ground};color:${ink};font:16px/1.5 Arial,sans-serif">` +
    '<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">' +
    '<table role="presentation" width="480" style="max-width:100%"><tr><td>' +
    `<p style="margin:0 0 32px;font-size:24px;font-weight:bold">${sign}${name}</p>` +
    paragraphs +
    `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;` +
    `background:${ink};color:${ground};border-radius:6px;font-weight:bold;text-decoration:none">${escapeHtml(action)}</a></p>` +
    `<p style="margin:0 0 16px;color:${dim};font-size:14px;word-break:break-all">${escapeHtml(link)}</p>` +
    `<p style="margin:0;color:${dim};font-size:14px">${escapeHtml(end)}</p>` +
    `<p style="margin:32px 0 0;color:${dim};font-size:14px">${escapeHtml(SENDER).replace('\n', '<br>')}</p>` +
    '</td></tr></table></td></tr></table></body></html>'
  );
}
