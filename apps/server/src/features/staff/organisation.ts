import type { AuditDetail, Organisation, PatchOrganisation } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { writeAudit } from '../../records/audit.ts';
import { allUnits } from '../../records/visible-units.ts';
import type { Member } from '../../security/staff-sessions.ts';

/** Reads an organisation's settings and units. */
export async function readOrganisation(db: Db, id: string): Promise<Organisation> {
  const [{ show_names: showNames, ...organisation }, units] = await Promise.all([
    db
      .selectFrom('organisations')
      .select(['id', 'name', 'threshold', 'show_names'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    allUnits(db, id),
  ]);
  return { ...organisation, showNames, units: units.map(({ name }) => name) };
}

/** Changes the given fields, and logs the previous values. */
export async function changeOrganisation(
  trx: Db,
  { id: member, organisationId: organisation }: Pick<Member, 'id' | 'organisationId'>,
  change: PatchOrganisation,
  now: Date,
): Promise<void> {
  const before = await trx
    .selectFrom('organisations')
    .select(['threshold', 'show_names as showNames'])
    .where('id', '=', organisation)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const after = { ...before, ...change };
  const details = (['threshold', 'showNames'] as const).flatMap((field): AuditDetail[] =>
    before[field] === after[field] ? [] : [{ field, from: String(before[field]), to: String(after[field]) }],
  );
  if (details.length === 0) return;
  await trx
    .updateTable('organisations')
    .set({ threshold: after.threshold, show_names: after.showNames })
    .where('id', '=', organisation)
    .execute();
  await writeAudit(trx, { kind: 'settings-changed', organisation, member, details }, now);
}
