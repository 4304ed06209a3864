import type { Transaction } from 'kysely';
import type { Schema, SequenceTable } from './schema.ts';

/** Takes `count` numbers of a sequence and gives the last of them. */
export async function takeNumbers(
  transaction: Transaction<Schema>,
  name: SequenceTable['name'],
  count: number,
): Promise<number> {
  const { value } = await transaction
    .updateTable('sequence')
    .set((row) => ({ value: row('value', '+', count) }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
