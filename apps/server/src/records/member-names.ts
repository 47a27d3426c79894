import type { Db } from '../database/connect.ts';

/** Says who did something and when. */
export type SayDone = (at: Date, by: string | null) => { at: string; by: string | null };

/** Reads the names of an organisation's members, also of those who can no longer sign in. */
export async function doneBy(db: Db, organisationId: string): Promise<SayDone> {
  const members = await db
    .selectFrom('members')
    .select(['id', 'name'])
    .where('organisation_id', '=', organisationId)
    .execute();
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return (at, by) => ({ at: at.toISOString(), by: by === null ? null : (names.get(by) ?? null) });
}
