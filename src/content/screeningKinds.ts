import { preparedForList } from '../database/prepared.ts';
import type { Site, SiteCode } from '../sites/sites.ts';
import { COMPARED_COLUMNS, type ComparedShowtime } from './filterValues.ts';
import { liveGeneration } from './live.ts';

/** Which screenings are asked for: those at these cinemas from a cinema day on, of one show or all. */
type Asked = { readonly cinemas: readonly string[]; readonly from: string; readonly show?: string | undefined };

/** A show, and a cinema day on which it has a screening. */
export type ShowDay = { readonly show: string; readonly day: string };

/** A kind of screening, of what filters compare, that a show has, and when: on which cinema days, or each with its times. */
export type ScreeningKind = ComparedShowtime & { readonly show: string; readonly at: readonly When[] };
type When = { readonly day: string; readonly time?: string; readonly end_time?: string };

const COLUMNS = Object.values(COMPARED_COLUMNS);
type Row = ShowDay & When & Partial<Readonly<Record<(typeof COLUMNS)[number], string>>>;

/** What is read of each screening: its show, what filters compare, or its local times too. */
type Read = 'show' | 'kind' | 'times';
const READ = { show: [], kind: COLUMNS, times: [...COLUMNS, 'time', 'end_time'] } as const;

const screeningsQuery = preparedForList<Row, [Read, boolean]>((db, value, cinemas, read, ofShow) => {
  const query = db
    .selectFrom('showtime')
    .select(['day', 'show', ...READ[read]])
    .where('generation', '=', liveGeneration({ code: value('site') as SiteCode }))
    .where('cinema', 'in', cinemas)
    .where('day', '>=', value('from'));
  const ofOne = ofShow ? query.where('show', '=', value('show')) : query;
  // Hardly two of a show begin and end together: looking for those would take longer than to read them.
  return read === 'times' ? ofOne : ofOne.distinct();
});

function rowsOf(site: Site, { cinemas, from, show }: Asked, read: Read): Promise<readonly Row[]> {
  const ofShow = show !== undefined;
  return screeningsQuery(cinemas, { site: site.code, from, ...(ofShow && { show }) }, read, ofShow);
}

/** The shows that have screenings, and on which cinema days: each pair once. One statement, which reads an index alone. */
export function showDays(site: Site, asked: Asked): Promise<readonly ShowDay[]> {
  return rowsOf(site, asked, 'show');
}

/** The kinds of screenings, each once, with their days or, where requested, with all their times. One statement. */
export async function screeningKinds(
  site: Site,
  { timed, ...asked }: Asked & { readonly timed: boolean },
): Promise<readonly ScreeningKind[]> {
  const kinds = new Map<string, ScreeningKind & { readonly at: When[] }>();
  for (const row of await rowsOf(site, asked, timed ? 'times' : 'kind')) {
    const name = [row.show, ...COLUMNS.map((column) => row[column])].join('\n');
    let kind = kinds.get(name);
    if (!kind) kinds.set(name, (kind = { ...comparedOf(row), show: row.show, at: [] }));
    kind.at.push(row);
  }
  return [...kinds.values()];
}

/** The fields that filters compare, from their columns: text is empty where it is unknown, tags are JSON. */
function comparedOf(row: Row): ComparedShowtime {
  const fields = Object.entries(COMPARED_COLUMNS).map(([field, column]) => {
    return [field, column === 'tags' ? (JSON.parse(row[column]!) as unknown) : row[column] || null];
  });
  return Object.fromEntries(fields) as ComparedShowtime;
}
