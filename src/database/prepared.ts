import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { pagesDatabase } from './current.ts';
import type { Schema } from './schema.ts';

/** Stands for a value that a statement is told when it is asked: no text of ours begins so. */
const MARK = '\u0000';

/**
 * A statement that is asked often: built once, and not with each request, which takes longer than to answer it where
 * little is found. `build` gets what stands for each value.
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
