import { buffer } from 'node:stream/consumers';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { bearerChallenge } from '../../accounts/challenge.ts';
import { currentIssuer } from '../../accounts/issuer.ts';
import { storedSecret } from '../../accounts/storedSecret.ts';
import { IssuerUnreachable, TokenRefused } from '../../accounts/token.ts';
import { feedFiles, type FeedDocument } from '../../contract/feed.ts';
import { catalogueOf } from '../../content/catalogue.ts';
import { documentSlugSchema, kindOf } from '../../content/import/documents.ts';
import type { Fault } from '../../content/import/faults.ts';
import { MAX_BYTES, TooLarge, upTo } from '../../content/import/limits.ts';
import { isTooDeep, MAX_DEPTH } from '../../content/import/parse.ts';
import { isOutage, logFault } from '../../content/outage.ts';
import { itemsOf, NAMES } from '../../content/revisions/documents.ts';
import { etagOf, historyOf, versionsOf } from '../../content/revisions/edits.ts';
import { DOCUMENT_STATES, listDocuments } from '../../content/revisions/listing.ts';
import { decodeText } from '../../lib/decodeText.ts';
import { MAX_HOURS, previewLink, previewPathSchema, ROLE_PREFIX } from '../../content/preview/token.ts';
import { currentSettings } from '../../settings/settings.ts';
import { supportedLanguage, type Language, type Site } from '../../sites/sites.ts';
import { otherMethods } from '../otherMethods.ts';
import { readBatch } from './batch.ts';
import { applyEdits, editSchema, type Edited } from './edit.ts';
import { editorOf, NoEditor, type Editor } from './editorOf.ts';

/** The editors' API (docs/editing.md). To be mounted at /api/editor, with the variable `site` set. */
type Env = { Variables: { site: Site; editor: Editor } };
export const editor = new Hono<Env>();

const STATUS_CODES = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  412: 'precondition_failed',
  413: 'too_large',
  422: 'faults',
  500: 'internal_error',
  503: 'unavailable',
} as const;

function failure(context: Context, status: keyof typeof STATUS_CODES, message: string, more: object = {}): Response {
  return context.json({ error: { status, code: STATUS_CODES[status], message, ...more } }, status);
}

editor.use(async (context, next) => {
  context.header('Cache-Control', 'no-store');
  const by = await editorOf(context.req.header('authorization'), currentSettings(), currentIssuer);
  // The same response for no key, a wrong one, and a chain without editors.
  if (by === undefined) {
    context.header('WWW-Authenticate', 'Bearer');
    return failure(context, 401, 'Expected an editor’s key or token: Authorization: Bearer <key or token>.');
  }
  context.set('editor', by);
  return next();
});

editor.use(
  otherMethods(editor, ({ message, headers }, context) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    return failure(context, 405, message);
  }),
);

editor.get('/me', (context) => {
  const { name, role } = context.var.editor;
  return context.json({ name, role });
});

editor.post('/preview-link', async (context) => {
  const body = await bodyOf(context);
  if (body instanceof Response) return body;
  const requested = z
    .object({ path: previewPathSchema, hours: z.number().positive().max(MAX_HOURS).default(24) })
    .safeParse(body.item);
  if (!requested.success)
    return failure(context, 400, `Expected {path, hours?}: ${requested.error.issues[0]?.message}.`);
  const settings = currentSettings();
  const {
    site,
    editor: { name },
  } = context.var;
  // Made at first use, for editors by role; those with a key sign with that.
  if (name.startsWith(ROLE_PREFIX)) await storedSecret(settings.DATA_DIR, 'preview');
  const { url, expires } = previewLink(settings, site, { editor: name, ...requested.data });
  return context.json({ url, expires: expires.toISOString() });
});

/** The largest number of a revision: PostgreSQL counts them in 32 bits. */
const MAX_ID = 2 ** 31 - 1;

editor.get('/history', async (context) => {
  const before = z.coerce.number().int().positive().max(MAX_ID).optional().safeParse(context.req.query('before'));
  if (!before.success) return failure(context, 400, `Bad parameter before: expected a number up to ${MAX_ID}.`);
  const rows = await historyOf(context.var.site.code, before.data);
  return context.json(rows.map(({ kind, ...row }) => ({ ...row, kind: NAMES.get(kind) })));
});

editor.post('/batch', async (context) => {
  const { site, editor: by } = context.var;
  const batch = await readBatch(context.req.raw.body, context.req.header('content-encoding'));
  if (batch.kind === 'refused') return failure(context, batch.status, batch.message);
  if (batch.faults.length > 0) return faulty(context, batch.faults, batch.count);
  return responseOf(context, await applyEdits(site, batch.edits, batch.places, { editor: by }));
});

editor.get('/:kind', async (context) => {
  const kind = kindIn(context);
  if (!kind) return unknownKind(context);
  const wanted = wantedSchema.safeParse(context.req.query());
  if (!wanted.success) {
    const [issue] = wanted.error.issues;
    return failure(context, 400, `Bad parameter ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  return context.json({ kind, ...(await listDocuments(context.var.site, kind, wanted.data)) });
});

editor.on(['GET', 'PUT', 'DELETE'], '/:kind/:slug', async (context) => {
  const { site, editor: by } = context.var;
  const { slug } = context.req.param();
  const kind = kindIn(context);
  if (!kind) return unknownKind(context);
  const known = documentSlugSchema.safeParse(slug);
  if (!known.success) return failure(context, 400, `Bad parameter slug: ${known.error.issues[0]?.message}.`);
  const requested = context.req.query('language');
  const language = requested === undefined ? site.defaultLanguage : supportedLanguage(site, requested);
  if (!language) return failure(context, 400, `Bad parameter language: expected ${site.languages.join(' or ')}.`);
  const { method } = context.req;
  // HEAD comes here too, and must not write.
  if (method !== 'PUT' && method !== 'DELETE') return show(context, kind, slug, language);

  const body = method === 'PUT' ? await bodyOf(context) : { item: null };
  if (body instanceof Response) return body;
  const { from, until, ...query } = context.req.query();
  const state = method === 'DELETE' ? 'undone' : query['state'];
  const edit = editSchema.safeParse({ kind, slug, language, state, from, until, item: body.item });
  if (!edit.success) {
    const [issue] = edit.error.issues;
    return failure(context, 400, `Bad parameter ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  const [match, noneMatch] = [context.req.header('if-match'), context.req.header('if-none-match')];
  const precondition = (etag: string | undefined) =>
    (match === undefined || (etag !== undefined && isAmong(match, etag))) &&
    (noneMatch === undefined || etag === undefined || !isAmong(noneMatch, etag));
  const place = `${kind}/${slug}?language=${language}`;
  const edited = await applyEdits(site, [edit.data], [place], { editor: by, precondition });
  const etag = await etagOf(site.code, { language, kind: kindOf(kind), slug });
  if (etag !== undefined) context.header('ETag', etag);
  return responseOf(context, edited);
});

editor.all('*', (context) => failure(context, 404, 'There is no such endpoint; docs/editing.md lists them.'));

editor.onError((error, context) => {
  if (error instanceof NoEditor) {
    context.header('WWW-Authenticate', bearerChallenge('insufficient_scope'));
    return failure(context, 403, error.message);
  }
  if (error instanceof TokenRefused) {
    context.header('WWW-Authenticate', bearerChallenge('invalid_token', error.message));
    return failure(context, 401, error.message, { code: 'invalid_token' });
  }
  logFault(error, context.req.raw);
  if (error instanceof IssuerUnreachable) {
    context.header('Retry-After', '5');
    return failure(context, 503, 'The issuer of tokens is out of reach at the moment; try again.');
  }
  if (!isOutage(error)) return failure(context, 500, 'Something went wrong on our side.');
  return failure(context, 503, 'The database is out of reach at the moment; try again.');
});

const wantedSchema = z.object({
  words: z.string().max(200).optional(),
  state: z.enum(DOCUMENT_STATES).optional(),
  page: z.coerce.number().int().positive().max(100_000).default(1),
});

const kindIn = (context: Context<Env>) => feedFiles.find((each) => each === context.req.param('kind'));

function unknownKind(context: Context<Env>): Response {
  const wanted = context.req.param('kind');
  return failure(context, 404, `There is no kind ${wanted}: expected one of ${feedFiles.join(', ')}.`);
}

async function show(context: Context<Env>, name: FeedDocument, slug: string, language: Language): Promise<Response> {
  const document = { language, kind: kindOf(name), slug };
  const { site } = context.var;
  // Before what it names is read: a write in between makes the tag old, which only refuses, and loses nothing.
  const etag = await etagOf(site.code, document);
  const versions = await versionsOf(site.code, document);
  if (etag === undefined && versions.length === 0) return failure(context, 404, `There is no ${name} ${slug}.`);
  if (etag !== undefined) context.header('ETag', etag);
  const published = itemsOf(await catalogueOf(site, language), name).get(slug) ?? null;
  return context.json({ kind: name, slug, language, published, versions });
}

async function bodyOf(context: Context<Env>): Promise<{ item: unknown } | Response> {
  let bytes: Buffer;
  try {
    bytes = await buffer(upTo(MAX_BYTES.document, context.req.raw.body ?? []));
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return failure(context, 413, 'A document has at most 1 MB.');
  }
  let item: unknown;
  try {
    item = JSON.parse(decodeText(bytes));
  } catch {
    return failure(context, 400, 'The body is no JSON in UTF-8.');
  }
  if (!isTooDeep(item)) return { item };
  return failure(context, 400, `The body is nested too deeply: expected at most ${MAX_DEPTH} levels of JSON.`);
}

function responseOf(context: Context<Env>, edited: Edited): Response {
  if (edited.kind === 'faults') return faulty(context, edited.faults, edited.count);
  if (edited.kind === 'unapproved') {
    return failure(context, 403, `${edited.place}: expected a draft, which somebody else publishes (state=proposed).`, {
      code: 'needs_approval',
    });
  }
  if (edited.kind === 'changed') return failure(context, 412, 'The document is not as If-Match or If-None-Match says.');
  return context.json({ written: edited.written });
}

function faulty(context: Context<Env>, faults: readonly Fault[], count: number): Response {
  const listed = faults.map(({ file, line, path, expected, got }) => ({
    ...{ document: file, path, expected, got },
    ...(line !== undefined && { line }),
  }));
  return failure(context, 422, `${count} ${count === 1 ? 'fault' : 'faults'}; nothing was written.`, {
    faults: listed,
  });
}

/** Whether a tag is in a header that lists tags, or `*` for any (RFC 9110, 13.1). */
function isAmong(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
