import type { IncomingMessage } from 'node:http';
import { millisecondsInHour } from 'date-fns/constants';
import type { z } from 'zod';
import { oldReportSchema, reportsSchema, type ViolationReport } from '../contract/report.ts';
import { blockedOf, directiveOf } from '../domain/shell/reports.ts';
import { sendText, setCommonHeaders, type Exchange } from './exchange.ts';
import type { HostKind } from './hosts.ts';
import { readBody } from './limits.ts';
import { VisitLimits } from './visitLimits.ts';
import type { Visitor } from './visitorAddress.ts';
import type { Log } from './log.ts';
import type { Stats } from './metrics.ts';

/** A browser sends one report for each violation, or a few together; more than this is not a browser's. */
const MAX_BYTES = 64 * 1024;
const MAX_REPORTS = 50;
/** Requests that one address may send in a minute. */
const BODIES = 120;
/**
 * A release that violates its policy does so for every visitor: each kind is logged once an hour, and only so many
 * kinds.
 */
const LOG_AGAIN_MS = millisecondsInHour;
const MAX_LOGGED_KINDS = 100;

const SCHEMAS: Readonly<Record<string, z.ZodType<ViolationReport[]>>> = {
  'application/csp-report': oldReportSchema,
  'application/reports+json': reportsSchema,
};

type ReportsOptions = { readonly stats: Stats; readonly log: Log; readonly clock: () => number };

/** Receives browsers' reports about the content security policy: counts them for /metrics, and logs some. */
export class Reports {
  readonly #options: ReportsOptions;
  readonly #limits = new VisitLimits({ LIMIT_PAGES: 0, LIMIT_API: 0, LIMIT_SIGN_IN: BODIES });
  readonly #loggedUntil = new Map<string, number>();

  constructor(options: ReportsOptions) {
    this.#options = options;
  }

  async take(exchange: Exchange, place: Exclude<HostKind, undefined>, visitor: Visitor): Promise<void> {
    const { request } = exchange;
    setCommonHeaders(exchange);
    const refuse = (status: number, text: string, headers = {}) => {
      sendText(exchange, status, text, { 'cache-control': 'no-store', ...headers });
    };
    if (request.method !== 'POST') return refuse(405, 'Reports are sent by POST.\n', { allow: 'POST' });
    const type = (request.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase();
    const schema = Object.hasOwn(SCHEMAS, type) ? SCHEMAS[type] : undefined;
    if (!schema) return refuse(415, `Expected ${Object.keys(SCHEMAS).join(' or ')}.\n`);
    const wait = await this.#limits.spend('signIn', visitor);
    if (wait > 0) return refuse(429, 'Too many reports.\n', { 'retry-after': String(wait) });
    const text = await bodyOf(request);
    if (text === undefined) return refuse(413, `A report has at most ${MAX_BYTES / 1024} kB.\n`);
    const reports = schema.safeParse(parse(text)).data;
    if (!reports) return refuse(400, 'This is no report that can be read.\n');
    const site = typeof place === 'string' ? place : place.code;
    for (const report of reports.slice(0, MAX_REPORTS)) this.#count(site, report);
    exchange.outcome = 'pass';
    exchange.response.writeHead(204, { 'cache-control': 'no-store' }).end();
  }

  #count(site: string, report: ViolationReport): void {
    const { stats, log, clock } = this.#options;
    const directive = directiveOf(report.directive);
    stats.reports.inc({ site, directive });
    const blocked = blockedOf(report.blocked);
    const kind = `${site} ${directive} ${blocked}`;
    const now = clock();
    if (now < (this.#loggedUntil.get(kind) ?? -Infinity)) return;
    if (this.#loggedUntil.size >= MAX_LOGGED_KINDS) {
      for (const [each, until] of this.#loggedUntil) if (until <= now) this.#loggedUntil.delete(each);
      if (this.#loggedUntil.size >= MAX_LOGGED_KINDS) return;
    }
    this.#loggedUntil.set(kind, now + LOG_AGAIN_MS);
    log.warn({ site, directive, blocked }, 'A browser reports that the content security policy blocked something.');
  }
}

/** A body as text; undefined if it is longer than any report. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) return undefined;
  const body = await readBody(request, MAX_BYTES);
  return typeof body === 'string' ? undefined : body.toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
