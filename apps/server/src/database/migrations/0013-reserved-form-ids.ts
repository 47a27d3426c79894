import { sql, type Kysely } from 'kysely';

/**
 * Renames forms whose id is a property name that every object inherits (docs/decisions/0038): `constructor` becomes
 * `form-constructor`, also in requests. The log only grows and keeps the earlier id. Answers are bound to their form's
 * id, so answers to such a form are deleted; only an attacker names a form like that.
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

/** Done in JavaScript, because SQL's `jsonb` would reorder the questions. */
function withId(body: string, id: string): string {
  const form: { metadata: object } = JSON.parse(body);
  return JSON.stringify({ ...form, metadata: { ...form.metadata, id } });
}
