import type { AuditDetail, Organisation, PatchOrganisation, UnitSetting } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { invalidInput } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import type { Member } from '../../security/staff-sessions.ts';
import { accessOf, openMark } from '../../security/units.ts';
import type { Services } from '../../services.ts';

type Reading = Pick<Services, 'db' | 'binder'>;
type Actor = Pick<Member, 'id' | 'organisationId'>;

/** The settings that are one value each, under their names in the API. */
const settings = [
  'threshold',
  'show_names as showNames',
  'keeps_months as keepsMonths',
  'second_reader as secondReader',
] as const;

/** Reads an organisation's settings and units. */
export async function readOrganisation(services: Reading, id: string): Promise<Organisation> {
  const { db } = services;
  const [organisation, units] = await Promise.all([
    db
      .selectFrom('organisations')
      .select(['id', 'name', ...settings])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('units')
      .select(['id', 'name', 'open_mark', 'reads_within', 'tells_after'])
      .where('organisation_id', '=', id)
      .orderBy('name')
      .execute(),
  ]);
  return {
    ...organisation,
    units: units.map(({ name }) => name),
    reading: units.map(({ name, reads_within }) => ({ unit: name, days: reads_within })),
    telling: units.map(({ name, tells_after }) => ({ unit: name, days: tells_after })),
    unitAccess: units.map((unit) => ({ unit: unit.name, access: accessOf(services, unit) })),
  };
}

/** Changes the given fields, and logs the previous values. @throws {Problem} 400 for an unknown unit */
export async function changeOrganisation(
  services: Pick<Services, 'binder' | 'clock'>,
  trx: Db,
  actor: Actor,
  { reading, telling, unitAccess, ...change }: PatchOrganisation,
): Promise<void> {
  const { id: member, organisationId: organisation } = actor;
  if (reading) await changeReading(trx, { member, organisation }, reading, services.clock());
  if (telling) await changeTelling(trx, { member, organisation }, telling, services.clock());
  if (unitAccess) await changeUnit(services, trx, actor, unitAccess);
  const before = await trx
    .selectFrom('organisations')
    .select(settings)
    .where('id', '=', organisation)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const after = { ...before, ...change };
  const details = (['threshold', 'showNames', 'keepsMonths', 'secondReader'] as const).flatMap(
    (field): AuditDetail[] =>
      before[field] === after[field]
        ? []
        : [{ field, from: String(before[field]), to: String(after[field]) }],
  );
  if (details.length === 0) return;
  await trx
    .updateTable('organisations')
    .set({
      threshold: after.threshold,
      show_names: after.showNames,
      keeps_months: after.keepsMonths,
      second_reader: after.secondReader,
    })
    .where('id', '=', organisation)
    .execute();
  await writeAudit(trx, { kind: 'settings-changed', organisation, member, details }, services.clock());
}

/** Sets who opens the answers in a unit. */
async function changeUnit(
  services: Pick<Services, 'binder' | 'clock'>,
  trx: Db,
  { id: member, organisationId: organisation }: Actor,
  { unit: name, access }: UnitSetting,
): Promise<void> {
  const unit = await trx
    .selectFrom('units')
    .select(['id', 'open_mark'])
    .where('organisation_id', '=', organisation)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (!unit) throw invalidInput({ path: 'unitAccess.unit', message: 'unknown-unit' });
  const before = accessOf(services, unit);
  if (before === access) return;
  await trx
    .updateTable('units')
    .set({ open_mark: openMark(services, unit.id, access) })
    .where('id', '=', unit.id)
    .execute();
  const details = [
    { field: 'unit', to: name },
    { field: 'access', from: before, to: access },
  ] satisfies AuditDetail[];
  await writeAudit(trx, { kind: 'settings-changed', organisation, member, details }, services.clock());
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

/** Sets after how many unread days a unit tells somebody else. */
async function changeTelling(
  trx: Db,
  { member, organisation }: { member: string; organisation: string },
  { unit: name, days }: NonNullable<PatchOrganisation['telling']>,
  now: Date,
): Promise<void> {
  const unit = await trx
    .selectFrom('units')
    .select(['id', 'tells_after'])
    .where('organisation_id', '=', organisation)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (!unit) throw invalidInput({ path: 'telling.unit', message: 'unknown-unit' });
  if (unit.tells_after === days) return;
  await trx.updateTable('units').set({ tells_after: days }).where('id', '=', unit.id).execute();
  const details: AuditDetail[] = [
    { field: 'unit', to: name },
    { field: 'tellsAfter', from: String(unit.tells_after), to: String(days) },
  ];
  await writeAudit(trx, { kind: 'settings-changed', organisation, member, details }, now);
}
