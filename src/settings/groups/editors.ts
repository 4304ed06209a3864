import { z } from 'zod';

const role = z.string().regex(/^\S*$/, 'expected the name of a role, without spaces').default('');

/** Who may preview and edit. */
export const editors = {
  EDITOR_KEYS: z
    .string()
    .regex(
      /^(?:[\w.-]{1,60}:[\x21-\x2b\x2d-\x7e]{32,200}(?:,|$))*$/,
      'expected name:key of at least 32 characters, with commas between',
    )
    .default('')
    .transform((text) => text.split(',').filter((each) => each !== ''))
    // Of two keys under one name, the second would replace the first.
    .refine(
      (list) => new Set(list.map((each) => each.split(':', 1)[0])).size === list.length,
      'expected each name once',
    )
    .describe(
      'Who may preview and edit by a key: `name:key`, separated by commas; each key has at least 32 characters. By default ' +
        'nobody.',
    ),
  EDITOR_ROLE: role.describe(
    'The role whose bearers may preview and edit by a token: one of `roles` in access tokens of OIDC_ISSUER. The embedded ' +
      'provider gives no roles. By default nobody.',
  ),
  WRITER_ROLE: role.describe(
    'The role whose bearers may preview, write drafts and propose them by a token, and publish nothing. With it, people ' +
      'with EDITOR_ROLE publish only what somebody else has written. By default nobody.',
  ),
};
