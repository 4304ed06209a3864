import { sql } from 'kysely';
import { currentAccounts } from '../../../src/accounts/store/current.ts';

type Row = { show: string; wishes: number; disappointed: number; liked: number; loved: number };

/** The stored counts, and the counts of the real rows. They differ only if counting is wrong. */
export async function countsAndRows(): Promise<{ counted: Row[]; real: Row[] }> {
  const db = await currentAccounts();
  const counted = await db.selectFrom('feeling_count').selectAll().orderBy('show').execute();
  const { rows } = await sql<Row>`
    select show, sum(wishes) as wishes, sum(disappointed) as disappointed, sum(liked) as liked, sum(loved) as loved
    from (
      select show, 1 as wishes, 0 as disappointed, 0 as liked, 0 as loved from wish
      union all
      select show, 0, case emotion when 'disappointed' then 1 else 0 end, case emotion when 'liked' then 1 else 0 end,
        case emotion when 'loved' then 1 else 0 end from emotion
    ) as feelings
    group by show order by show`.execute(db);
  const isNothing = ({ wishes, disappointed, liked, loved }: Row) => wishes + disappointed + liked + loved === 0;
  return { counted: counted.filter((row) => !isNothing(row)), real: rows };
}
