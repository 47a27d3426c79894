import { groupedBy, lastToPublish, type NonEmpty } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { UnitCounts } from '../../counts/counts.ts';
import { readForm } from '../../catalogue/form-catalogue.ts';
import {
  lockAllCounts,
  nameOfCount,
  readRunningCounts,
  renewCounts,
  type CountedPlace,
} from '../../counts/running-counts.ts';
import type { CountKeys } from '../../security/count-keys.ts';
import type { Services } from '../../services.ts';
import { readLeads } from './publishing/leads.ts';
import { ALL_RULES, type TableRules } from './publishing/rules.ts';
import { makeTable } from './publishing/table.ts';
import { countAnew } from '../../counts/rebuild.ts';

interface Counted {
  place: CountedPlace;
  counts: UnitCounts;
}

/**
 * Publishes every quarter that has ended and is not published yet, and deletes its exact counts. A server that was down
 * catches up; a second server finds nothing to do.
 */
export async function publishFigures(
  services: Pick<Services, 'db' | 'clock' | 'keyRing' | 'countKeys'>,
  rules: TableRules = ALL_RULES,
): Promise<void> {
  const { db, clock, countKeys } = services;
  await countAnew(services);
  const last = lastToPublish(clock());
  if (!(await isToDo(db, last, countKeys))) return;
  await db.transaction().execute(async (trx) => {
    await lockAllCounts(trx);
    // If a recount is in progress, the counts are incomplete: publish next time.
    if (await trx.selectFrom('counting_anew').select('single').executeTakeFirst()) return;
    await renewCounts(trx, countKeys);
    const all = [...(await readRunningCounts(trx, countKeys)).values()];
    const due = all.filter(({ place }) => place.quarter <= last);
    const tables = groupedBy(due, ({ place: { organisationId, formId, formVersion, quarter } }) =>
      JSON.stringify([organisationId, quarter, formId, formVersion]),
    );
    for (const rows of tables) await publishTable(trx, countKeys, rows, rules);
    await forgetCounts(trx, countKeys, due);
    await trx.updateTable('organisations').set({ published_to: last }).where(isBehind(last)).execute();
  });
}

const isBehind = (last: string) => sql<boolean>`coalesce(published_to, '') < ${last}`;

/** Returns whether an organisation lacks the last quarter, or counts are stored under an older secret. */
async function isToDo(db: Db, last: string, { newest }: CountKeys): Promise<boolean> {
  const organisation = db.selectFrom('organisations').select('id').where(isBehind(last)).limit(1);
  const old = db.selectFrom('running_counts').select('name').where('secret_number', '<>', newest).limit(1);
  return Boolean((await organisation.executeTakeFirst()) ?? (await old.executeTakeFirst()));
}

/** @param rows the counts of one form and quarter in the units of one organisation */
async function publishTable(
  trx: Db,
  keys: CountKeys,
  rows: NonEmpty<Counted>,
  rules: TableRules,
): Promise<void> {
  const { organisationId, formId, formVersion, quarter } = rows[0].place;
  const stored = await readForm(trx, formId, formVersion);
  const organisation = await trx
    .selectFrom('organisations')
    .select('threshold')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  if (!stored || !organisation) return;
  const source = {
    name: [organisationId, quarter, formId, String(formVersion)],
    units: new Map(rows.map(({ place, counts }) => [place.unitId, counts])),
    leads: readLeads(stored.form),
    threshold: organisation.threshold,
    draw: keys.draw,
  };
  const table = makeTable(source, rules);
  const values = [...table].map(([unitId, row]) => ({
    organisation_id: organisationId,
    unit_id: unitId,
    form_id: formId,
    form_version: formVersion,
    quarter,
    body: JSON.stringify(row),
  }));
  // An existing published table is never changed, even if an old backup has restored that quarter's counts.
  await trx
    .insertInto('published_figures')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function forgetCounts(trx: Db, keys: CountKeys, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  const names = counted.map(({ place }) => nameOfCount(keys, place));
  await trx.deleteFrom('running_counts').where('name', 'in', names).execute();
}
