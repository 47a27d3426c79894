import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/**
 * Preserves published figures during a restore. A published table never changes, so tables newer than the backup stay,
 * and a quarter is not published again from fewer children (features/statistics/publish.ts).
 * @returns a function that restores them and starts a recount of all other exact counts
 */
export async function keepPublished(tx: Db): Promise<{ putBack(): Promise<void> }> {
  for (const [copy, table] of [
    ['kept_figures', sql`select * from published_figures`],
    ['kept_quarters', sql`select id, published_to from organisations where published_to is not null`],
  ] as const) {
    await sql`create temporary table ${sql.table(copy)} on commit drop as ${table}`.execute(tx);
  }
  return {
    putBack: async () => {
      await sql`insert into published_figures select kept_figures.* from kept_figures
        join organisations on organisations.id = organisation_id
        on conflict (organisation_id, unit_id, form_id, form_version, quarter) do update set body = excluded.body`.execute(
        tx,
      );
      await sql`update organisations set published_to = greatest(organisations.published_to, kept_quarters.published_to)
        from kept_quarters where kept_quarters.id = organisations.id`.execute(tx);
      await tx.insertInto('counting_anew').values({ counted_to: '' }).execute();
    },
  };
}
