import { sql, type Kysely } from 'kysely';

/**
 * Forms may not be called what every object inherits any more (docs/decisions/0038). One that is gets another id:
 * `constructor` becomes `form-constructor`, where it was asked for too; the log only grows, and keeps the earlier id.
 * Answers are bound to the id of their form, so those to such a form go; nobody but an attacker names a form so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) await rename(db, name, `form-${name}`);
}

async function rename(db: Kysely<unknown>, name: string, renamed: string): Promise<void> {
  const { rows } = await sql<{ version: number; body: string }>`
    select version, body from forms where id = ${name}`.execute(db);
  for (const { version, body } of rows) {
    await sql`
      insert into forms (id, version, organisation_id, body, created)
      select ${renamed}, version, organisation_id, ${withId(body, renamed)}, created
      from forms where id = ${name} and version = ${version}`.execute(db);
  }
  await sql`update request_forms set form_id = ${renamed} where form_id = ${name}`.execute(db);
  for (const table of ['answers', 'answer_snapshots', 'published_figures']) {
    await sql`delete from ${sql.table(table)} where form_id = ${name}`.execute(db);
  }
  await sql`delete from forms where id = ${name}`.execute(db);
}

/** In JSON and not in SQL, because `jsonb` would put the questions into another order. */
function withId(body: string, id: string): string {
  const form = JSON.parse(body) as { metadata: object };
  return JSON.stringify({ ...form, metadata: { ...form.metadata, id } });
}
