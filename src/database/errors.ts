/** By SQLite's result code, which is the low byte of an extended one. */
const SQLITE: Readonly<Record<number, string>> = {
  5: 'The database is locked: another process is writing to it.',
  6: 'The database is locked: another process is writing to it.',
  8: 'The database cannot be written: its file is read-only.',
  10: 'The database cannot be read or written: its disk reports an error.',
  11: 'The database file is damaged.',
  13: 'The disk is full.',
  14: 'The database file cannot be opened: check that its folder exists and may be written.',
  26: 'The database file is not an SQLite database.',
};

/** Our own code for a pool that has no connection left. */
export const POOL_EXHAUSTED = 'POOL_EXHAUSTED';

/** By PostgreSQL's SQLSTATE or the network's code. */
const POSTGRESQL: Readonly<Record<string, string>> = {
  '25006': 'PostgreSQL at DATABASE_URL may only be read: is it a replica?',
  '28P01': 'PostgreSQL refuses the password of DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user of DATABASE_URL.',
  '3D000': 'PostgreSQL has no database of the name in DATABASE_URL.',
  '42501': 'The user of DATABASE_URL may not do this in PostgreSQL.',
  '53100': "PostgreSQL's disk is full.",
  '53300': 'PostgreSQL takes no more connections.',
  '55P03': 'The database is locked: another process is writing to it.',
  '57014': 'PostgreSQL took longer over a statement than DATABASE_TIMEOUT allows.',
  '57P01': 'PostgreSQL has closed the connection.',
  '57P02': 'PostgreSQL has closed the connection.',
  '57P03': 'PostgreSQL is starting or stopping.',
  [POOL_EXHAUSTED]: 'All connections of this process to PostgreSQL are in use.',
  ECONNREFUSED: 'PostgreSQL does not answer at the address in DATABASE_URL.',
  ENOTFOUND: 'The host in DATABASE_URL is not known.',
  ETIMEDOUT: 'PostgreSQL does not answer at the address in DATABASE_URL.',
  EAI_AGAIN: 'The host in DATABASE_URL is not known.',
  EHOSTUNREACH: 'PostgreSQL does not answer at the address in DATABASE_URL.',
  ENETUNREACH: 'PostgreSQL does not answer at the address in DATABASE_URL.',
  ECONNRESET: 'PostgreSQL has closed the connection.',
  EPIPE: 'PostgreSQL has closed the connection.',
};

/** Messages of `pg` that come without a code. */
const BROKEN =
  /^timeout exceeded when trying to connect|^Connection terminated|^Client has encountered a connection error/;
const SILENT = 'Query read timeout';

/** Codes of a connection that could not be made or broke: the statement may be tried again on another. */
const CONNECTION =
  /^(?:08...|57P0[123]|53300|ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ECONNRESET|EPIPE)$/;

const SYSTEM: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full.',
  EACCES: 'A file or folder may not be read or written.',
  EISDIR: 'The database file cannot be opened: a folder has its name.',
  EPERM: 'A file belongs to another user: run this as the user of the site.',
  EROFS: 'The disk is read-only.',
  EEXIST: 'A folder cannot be made: a file has its name.',
  STORE_MOVED: 'The file of the accounts was removed or replaced while in use: put it back, or restart the site.',
  ENOTDIR: 'A folder cannot be made: a file has its name.',
};

/** A sentence for the operator if the fault is the database's or the disk's, after the files that it is about; else undefined. */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { errcode, code } = error as { errcode?: number; code?: string };
  if (errcode !== undefined) return SQLITE[errcode & 0xff];
  const sentence = code === undefined ? undefined : (POSTGRESQL[code] ?? SYSTEM[code]);
  if (sentence !== undefined) return filesOf(error) + sentence;
  // A host with two addresses fails with one error for each.
  if (error instanceof AggregateError) return sentenceOf(error.errors[0]);
  return BROKEN.test(error.message) || error.message === SILENT
    ? 'PostgreSQL does not answer at the address in DATABASE_URL.'
    : undefined;
}

/** The files that a system call was about, with what separates them from a sentence; nothing if it names none. */
function filesOf({ path, dest }: NodeJS.ErrnoException & { readonly dest?: string }): string {
  const files = [path, dest].filter((each) => each !== undefined);
  return files.length > 0 ? `${files.join(' → ')}: ` : '';
}

/** Whether PostgreSQL could not be reached, or a connection to it broke. */
export function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return isConnectionFault(error.errors[0]);
  const { code } = error as { code?: string };
  return code === undefined ? BROKEN.test(error.message) : CONNECTION.test(code);
}

/** Whether this process gave up on a statement, which the database may still be executing. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && error.message === SILENT;
}
