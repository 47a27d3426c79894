import { boundCaseWorker, boundResponsible } from '../security/case-marks.ts';
import { accessOf, openMark } from '../security/units.ts';
import type { Services } from '../services.ts';
import { isOld } from './old-secret.ts';

/** Renews the marks that say who may open which child's answers. */
export async function renewCases(services: Services): Promise<void> {
  await renewUnits(services);
  await renewResponsible(services);
  await renewCaseWorkers(services);
}

async function renewUnits(services: Services): Promise<void> {
  const { db, keyRing } = services;
  const open = await db
    .selectFrom('units')
    .select(['id', 'open_mark'])
    .where(isOld('open_mark', keyRing.newest))
    .execute();
  for (const unit of open.filter((row) => accessOf(services, row) === 'unit')) {
    await db
      .updateTable('units')
      .set({ open_mark: openMark(services, unit.id, 'unit') })
      .where('id', '=', unit.id)
      .where('open_mark', '=', unit.open_mark)
      .execute();
  }
}

async function renewResponsible({ db, binder, keyRing }: Services): Promise<void> {
  const responsible = await db
    .selectFrom('invitations')
    .select(['id', 'responsible_id', 'responsible_mark'])
    .where(isOld('responsible_mark', keyRing.newest))
    .execute();
  for (const row of responsible) {
    if (!binder.holds('responsible', boundResponsible(row), row.responsible_mark)) continue;
    await db
      .updateTable('invitations')
      .set({ responsible_mark: binder.mark('responsible', boundResponsible(row)) })
      .where('id', '=', row.id)
      .where('responsible_mark', '=', row.responsible_mark)
      .execute();
  }
}

async function renewCaseWorkers({ db, binder, keyRing }: Services): Promise<void> {
  const parts = await db
    .selectFrom('case_workers')
    .selectAll()
    .where(isOld('mark', keyRing.newest))
    .execute();
  for (const row of parts) {
    if (!binder.holds('case-worker', boundCaseWorker(row), row.mark)) continue;
    await db
      .updateTable('case_workers')
      .set({ mark: binder.mark('case-worker', boundCaseWorker(row)) })
      .where('account_id', '=', row.account_id)
      .where('invitation_id', '=', row.invitation_id)
      .where('member_id', '=', row.member_id)
      .where('mark', '=', row.mark)
      .execute();
  }
}
