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

/**
 * The same for a list of any length: a statement is built once for each length, and for each of what else makes another one
 * of it, the `variant`. `build` is given the placeholders of the list. Of an empty list there are no rows.
 */
export function preparedForList<Row, Variant extends readonly (string | boolean)[]>(
  build: (
    db: Kysely<Schema>,
    value: (name: string) => string,
    list: readonly string[],
    ...variant: Variant
  ) => Compilable<Row>,
): (list: readonly string[], values: Readonly<Record<string, string>>, ...variant: Variant) => Promise<readonly Row[]> {
  const statements = new Map<string, (values: Readonly<Record<string, string>>) => Promise<readonly Row[]>>();
  return async (list, values, ...variant) => {
    const { length } = list;
    if (length === 0) return [];
    const key = [length, ...variant].join(' ');
    let statement = statements.get(key);
    if (!statement) {
      statement = prepared((db, value: (name: string) => string) => {
        const placeholders = Array.from({ length }, (_, index) => value(String(index)));
        return build(db, value, placeholders, ...variant);
      });
      statements.set(key, statement);
    }
    return statement({ ...values, ...Object.fromEntries(list.entries()) });
  };
}
