import { addDays, dayOf, ERASED_SHOWN_DAYS, ERASURES_AT_MOST, type StaffErasures } from '@lykta/domain';
import { sql, type NotNull } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { mayOpen, viewerOf, type Viewer } from '../../access/case-access.ts';
import { openChildLabel } from '../../records/labels.ts';
import { caseEnded, erasedOn, selectKept } from '../../retention/kept-until.ts';
import { selectKeys } from '../../records/ledgers.ts';
import { visibleUnits } from '../../access/visible-units.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';

/** Lists the ended cases that a member may open, and an admin's whole organisation by code; next to be erased first. */
export async function listErasures(services: Services, member: Member): Promise<StaffErasures> {
  const { db, clock } = services;
  const today = dayOf(clock());
  const [viewer, units, organisation] = await Promise.all([
    viewerOf(services, member),
    visibleUnits(db, member),
    db
      .selectFrom('organisations')
      .select('keeps_months')
      .where('id', '=', member.organisationId)
      .executeTakeFirstOrThrow(),
  ]);
  const visible = units.map(({ id }) => id);
  const keepsMonths = organisation.keeps_months;
  if (visible.length === 0) return { keepsMonths, due: [], erased: [] };
  const [due, erased] = await Promise.all([
    selectSeen(db, viewer, visible)
      .select(caseEnded.as('ended'))
      .select(erasedOn(today).as('on'))
      .select('acceptances.erase_warned')
      .where('acceptances.sent', '>', 0)
      .where(caseEnded, 'is not', null)
      .$narrowType<{ ended: NotNull; on: NotNull }>()
      .orderBy('on')
      .orderBy('acceptances.pseudonym')
      .limit(ERASURES_AT_MOST)
      .execute(),
    selectSeen(db, viewer, visible)
      .innerJoin('erasures', (join) =>
        join
          .onRef('erasures.account_id', '=', 'acceptances.account_id')
          .onRef('erasures.invitation_id', '=', 'acceptances.invitation_id'),
      )
      .select(['erasures.day', 'erasures.rule', 'erasures.forms'])
      .where('erasures.day', '>=', addDays(today, -ERASED_SHOWN_DAYS))
      .orderBy('erasures.day', 'desc')
      .orderBy('acceptances.pseudonym')
      .limit(ERASURES_AT_MOST)
      .execute(),
  ]);
  const labels = await labelsOf(services, viewer, [...due, ...erased]);
  const named = (row: SeenRow) => {
    const label = labels.get(row.pseudonym);
    const { invitation_id: invitation, pseudonym: client, unit } = row;
    return { invitation, client, unit, ...(label === undefined ? {} : { label }) };
  };
  return {
    keepsMonths,
    due: due.map((row) => ({
      ...named(row),
      ...{ ended: row.ended, on: row.on, warned: row.erase_warned !== null },
    })),
    erased: erased.map((row) => ({ ...named(row), day: row.day, rule: row.rule, forms: row.forms })),
  };
}

/** Selects the cases of these units that a member sees here: those it may open, and all where it does not work. */
const selectSeen = (db: Db, { unitIds, openUnitIds, pseudonyms }: Viewer, visible: readonly string[]) =>
  selectKept(db)
    .innerJoin('units', 'units.id', 'acceptances.unit_id')
    .select(['acceptances.account_id', 'acceptances.invitation_id', 'acceptances.unit_id'])
    .select(['acceptances.pseudonym', 'acceptances.label_sealed', 'units.name as unit'])
    .where('acceptances.unit_id', 'in', visible)
    .where(
      sql<boolean>`(acceptances.unit_id = any(${openUnitIds}) or not acceptances.unit_id = any(${unitIds})
        or acceptances.pseudonym = any(${pseudonyms}))`,
    );

type SeenRow = Awaited<ReturnType<ReturnType<typeof selectSeen>['execute']>>[number];

/** Opens the labels of the cases that a member may open, by pseudonym. */
async function labelsOf(
  { db, keyRing }: Services,
  viewer: Viewer,
  rows: readonly SeenRow[],
): Promise<ReadonlyMap<string, string>> {
  const labelled = rows.filter((row) => row.label_sealed !== null && mayOpen(viewer, row));
  if (labelled.length === 0) return new Map();
  const stored = await selectKeys(db)
    .where(
      'child_keys.account_id',
      'in',
      labelled.map((row) => row.account_id),
    )
    .execute();
  const keys = new Map(stored.map((row) => [row.account_id, keyRing.unwrap(row.account_id, row)]));
  return new Map(
    labelled.flatMap((row) => {
      const key = keys.get(row.account_id);
      return key && row.label_sealed ? [[row.pseudonym, openChildLabel(key, row, row.label_sealed)]] : [];
    }),
  );
}
