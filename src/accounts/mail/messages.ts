import { escapeHtml } from '../../lib/escapeHtml.ts';
import { directionOf } from '../../lib/formats.ts';
import { translator } from '../../i18n/translator.ts';
import { COLOURS, LEGAL, MAIL_SIGN, NAME } from '#brand/brand.ts';
import type { Language } from '../../sites/sites.ts';
import type { TellMeNews } from '../../domain/tellMe/news.ts';
import { LINK_MINUTES } from '../checkLinks.ts';
import { CONFIRM_HOURS } from '../tellMeLinks.ts';
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

/** The mail with the link that confirms what somebody wants to be told of, which is `wish` in words. */
export function confirmWishMail(to: Omit<Recipient, 'firstName'>, wish: string, link: string): Mail {
  const t = translator(to.language);
  return compose(to, {
    subject: t('Mail.Wish.Subject'),
    texts: [t('Mail.Wish.Text', { wish })],
    action: { label: t('Mail.Wish.Action'), link },
    end: [t('Mail.Wish.End', { hours: CONFIRM_HOURS })],
  });
}

/** What a mail of news says; see `newsMail`. */
export type NewsWords = {
  readonly reason: TellMeNews['reason'];
  readonly title: string;
  /** What was wished, in words. */
  readonly wish: string;
  /** A screening each: where, when, and where it is booked if it can be. */
  readonly lines: readonly string[];
  /** Where to book or, of several screenings, to choose. */
  readonly link: string;
  /** Where to stop; mail programs send it a POST (RFC 8058). */
  readonly stop: string;
  /** Whether there may be more to tell, so that the address is stored on. */
  readonly goesOn: boolean;
  /** Without brackets: the same for the same news, so that a mail that is sent twice is one. */
  readonly messageId: string;
};

/** The mail that tells somebody of what they have asked for. */
export function newsMail(to: Omit<Recipient, 'firstName'>, words: NewsWords): Mail {
  const { reason, title, wish, lines, link, stop, goesOn } = words;
  const t = translator(to.language);
  const mail = compose(to, {
    subject: t(`Mail.News.${reason}`, { title }),
    texts: [
      `${t(`Mail.News.${reason}`, { title })}.`,
      lines.join('\n'),
      ...(reason === 'seats' ? [t('Mail.News.SeatsUnknown')] : []),
    ],
    action: { label: t(reason === 'cancelled' || reason === 'soldOut' ? 'Mail.News.See' : 'Mail.News.Book'), link },
    end: [t('Mail.News.Why', { wish }), goesOn ? t('Mail.News.Stop', { link: stop }) : t('Mail.News.Done')],
  });
  return {
    ...mail,
    messageId: `<${words.messageId}>`,
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

/** Who writes: the name, and the company with its address. */
const SENDER = LEGAL ? `${NAME}\n${LEGAL.name}, ${LEGAL.street}, ${LEGAL.postcode} ${LEGAL.city}` : NAME;

function message(to: Recipient, kind: 'Verify' | 'Password' | 'Changed' | 'Check', link: string): Mail {
  const t = translator(to.language);
  const hello = to.firstName === undefined ? [] : [t('Mail.Hello', { name: to.firstName })];
  return compose(to, {
    subject: t(`Mail.${kind}.Subject`),
    texts: [...hello, t(`Mail.${kind}.Text`)],
    action: { label: t(`Mail.${kind}.Action`), link },
    end: [t(`Mail.${kind}.End`, { minutes: LINK_MINUTES })],
  });
}

/** What a mail says: paragraphs, in which lines may end, what to do, and small print. */
type MailText = {
  readonly subject: string;
  readonly texts: readonly string[];
  readonly action: { readonly label: string; readonly link: string };
  readonly end: readonly string[];
};

function compose({ email, language }: Omit<Recipient, 'firstName'>, words: MailText): Mail {
  const { subject, texts, action, end } = words;
  return {
    to: email,
    subject,
    text: [...texts, `${action.label}:\n${action.link}`, ...end, SENDER].join('\n\n') + '\n',
    html: page(language, words),
  };
}

/** Mail programs only support inline styles and tables well. The mail must be readable without styles too. */
function page(language: Language, { texts, action: { label, link }, end }: MailText) {
  const { ground, ink, dim } = COLOURS.light;
  const name = escapeHtml(NAME);
  const sign = MAIL_SIGN && `<span style="color:${COLOURS.gold}">${MAIL_SIGN}</span> `;
  const paragraphs = texts.map((each) => `<p style="margin:0 0 16px">${inHtml(each)}</p>`).join('');
  return (
    `<!doctype html><html lang="${language}"${directionOf(language) ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>${name}</title></head>` +
    `<body style="margin:0;background:${ground};color:${ink};font:16px/1.5 Arial,sans-serif">` +
    '<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">' +
    '<table role="presentation" width="480" style="max-width:100%"><tr><td>' +
    `<p style="margin:0 0 32px;font-size:24px;font-weight:bold">${sign}${name}</p>` +
    paragraphs +
    `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;` +
    `background:${ink};color:${ground};border-radius:6px;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>` +
    `<p style="margin:0 0 16px;color:${dim};font-size:14px;word-break:break-all">${escapeHtml(link)}</p>` +
    end.map((each) => `<p style="margin:0 0 8px;color:${dim};font-size:14px">${inHtml(each)}</p>`).join('') +
    `<p style="margin:32px 0 0;color:${dim};font-size:14px">${inHtml(SENDER)}</p>` +
    '</td></tr></table></td></tr></table></body></html>'
  );
}

/** A text in HTML, with its line ends, and its links as links. */
function inHtml(text: string): string {
  const linked = (part: string) =>
    /^https?:/.test(part) ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part);
  return text
    .split(/(https?:\/\/\S+)/)
    .map(linked)
    .join('')
    .replaceAll('\n', '<br>');
}
