import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { pagesDatabase } from './current.ts';
import type { Schema } from './schema.ts';

/** Marks the placeholder of a value that is given at each execution: no text of the code begins with this. */
const MARK = '\u0000';

/**
 * A statement that is built once and executed often: building it for each request can take longer than executing it.
 * `build` is given a function for the placeholders of values; the result takes those values and gives the rows.
 */
export function prepared<Row, Name extends string>(
  build: (db: Kysely<Schema>, value: (name: Name) => string) => Compilable<Row>,
): (values: Readonly<Record<Name, string>>) => Promise<readonly Row[]> {
  let known: { readonly db: Kysely<Schema>; readonly query: CompiledQuery<Row> } | undefined;
  return async (values) => {
    const db = await pagesDatabase();
    if (known?.db !== db) known = { db, query: build(db, (name) => MARK + name).compile() };
    const parameters = known.query.parameters.map((parameter) =>
      typeof parameter === 'string' && parameter.startsWith(MARK) ? values[parameter.slice(1) as Name] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...known.query, parameters });
    return rows;
  };
}
