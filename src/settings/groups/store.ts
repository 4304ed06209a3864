import { z } from 'zod';
import { address, hosts } from './kinds.ts';

/** Where data and pictures are kept, and what an import may do to them. */
export const store = {
  DATA_DIR: z.string().min(1).default('data').describe('Folder of the database and of pictures made at start.'),
  DATABASE_URL: address(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'expected sqlite:<file> or postgres://…')
    .optional()
    .describe('`sqlite:<file>` or `postgres://…`; by default `aurore.db` in DATA_DIR.'),
  DATABASE_REPLICA_URL: address(/^postgres(ql)?:\/\/.+$/, 'expected postgres://…')
    .optional()
    .describe('A replica of the PostgreSQL in DATABASE_URL, from which pages are read; writes go to DATABASE_URL.'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(1000)
    .default(10)
    .describe(
      'The most connections to PostgreSQL that a process opens, each for the programme and for the accounts, shared among its ' +
        'RENDERERS; each of these has at least 2.',
    ),
  DATABASE_TIMEOUT: z.coerce
    .number()
    .positive()
    .max(3600)
    .default(10)
    .describe('Seconds after which a statement in PostgreSQL is cancelled.'),
  MEDIA_MB: z.coerce
    .number()
    .int()
    .min(1)
    .default(20_000)
    .describe(
      'Megabytes of pictures, drawings and videos that the folder `media` in DATA_DIR may have. When it is full, an import makes and ' +
        'copies no further ones, and says so.',
    ),
  PICTURE_HOSTS: hosts.describe(
    'Host names from which the import may fetch pictures, separated by commas; by default those that the feed’s ' +
      'addresses of pictures name. Redirects lead to no others. Ports are 80 and 443; another stands behind its host, as in ' +
      '`images.example.org:8080`. Private addresses are never fetched from.',
  ),
  IMPORT_MAX_LOSS: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .default(30)
    .describe(
      'Per cent of a site’s cinemas, of its shows with coming screenings and of these screenings that an import may take away; ' +
        'with a larger loss a feed is refused, unless `--allow-loss` is given. 100 for no limit.',
    ),
};
