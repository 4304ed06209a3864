import { z } from 'zod';
import { accounts } from './groups/accounts.ts';
import { booking } from './groups/booking.ts';
import { editors } from './groups/editors.ts';
import { front } from './groups/front.ts';
import { others } from './groups/others.ts';
import { rendering } from './groups/rendering.ts';
import { server } from './groups/server.ts';
import { sites } from './groups/sites.ts';
import { store } from './groups/store.ts';

/** The settings by what they are about, as docs/configuration.md shows them. */
export const SETTING_GROUPS = [
  { title: 'The process', about: 'What the process itself is and listens on.', settings: server },
  {
    title: 'The store',
    about: 'Where data and pictures are kept, and what an import may do to them.',
    settings: store,
  },
  { title: 'The sites', about: 'Where the sites are, and what visitors find there.', settings: sites },
  { title: 'Booking', about: 'Where tickets, cards and passes are bought.', settings: booking },
  {
    title: 'Accounts, mails and notifications',
    about: 'Who signs people in, and how mails and notifications reach them.',
    settings: accounts,
  },
  { title: 'Editors', about: 'Who may preview and edit.', settings: editors },
  {
    title: 'Proxies and limits',
    about: 'What stands in front, and how much one address may ask for.',
    settings: front,
  },
  { title: 'Rendering', about: 'Threads that render, and the pages that are kept.', settings: rendering },
  {
    title: 'Content from elsewhere',
    about: 'Origins that the policies of pages allow, and the captcha.',
    settings: others,
  },
] as const;

/** All settings. They come from the environment; docs/configuration.md is made from these descriptions. */
export const settingsSchema = z.object({
  ...server,
  ...store,
  ...sites,
  ...booking,
  ...accounts,
  ...editors,
  ...front,
  ...rendering,
  ...others,
});
export type Settings = z.infer<typeof settingsSchema>;

/** Settings that only the server may know. Each may be read from a file instead, named by the setting plus `_FILE`. */
export const SECRET_SETTINGS = [
  'CAPTCHA_SECRET',
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'EDITOR_KEYS',
  'SMTP_URL',
] as const satisfies (keyof Settings)[];
