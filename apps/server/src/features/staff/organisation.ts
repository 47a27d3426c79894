import type { AuditDetail, Organisation, PatchOrganisation } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { invalidInput } from '../../http/problem.ts';
import { writeAudit } from '../../records/audit.ts';
import type { Member } from '../../security/staff-sessions.ts';

/** Reads an organisation's settings and units. */
export async function readOrganisation(db: Db, id: string): Promise<Organisation> {
  const [{ show_names: showNames, ...organisation }, units] = await Promise.all([
    db
      .selectFrom('organisations')
      .select(['id', 'name', 'threshold', 'show_names'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('units')
      .select(['name', 'reads_within'])
      .where('organisation_id', '=', id)
      .orderBy('name')
      .execute(),
  ]);
  return {
    ...organisation,
    showNames,
    units: units.map(({ name }) => name),
    reading: units.map(({ name, reads_within }) => ({ unit: name, days: reads_within })),
  };
}

/** Changes the given fields, and logs the previous values. @throws {Problem} 400 for an unknown unit */
export async function changeOrganisation(
  trx: Db,
  { id: member, organisationId: organisation }: Pick<Member, 'id' | 'organisationId'>,
  { reading, ...change }: PatchOrganisation,
  now: Date,
): Promise<void> {
  if (reading) await changeReading(trx, { member, organisation }, reading, now);
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

/** Sets within how many days a unit says that it reads. */
async function changeReading(
  trx: Db,
  { member, organisation }: { member: string; organisation: string },
  { unit: name, days }: NonNullable<PatchOrganisation['reading']>,
  now: Date,
): Promise<void> {
  const unit = await trx
    .selectFrom('units')
    .select(['id', 'reads_within'])
    .where('organisation_id', '=', organisation)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (!unit) throw invalidInput({ path: 'reading.unit', message: 'unknown-unit' });
  if (unit.reads_within === days) return;
  await trx.updateTable('units').set({ reads_within: days }).where('id', '=', unit.id).execute();
  const word = (value: number | null) => (value === null ? '' : String(value));
  const details: AuditDetail[] = [
    { field: 'unit', to: name },
    { field: 'readsWithin', from: word(unit.reads_within), to: word(days) },
  ];
  await writeAudit(trx, { kind: 'settings-changed', organisation, member, details }, now);
}
