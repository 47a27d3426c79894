import { dayOf, type ErasureRule } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { answersPlace } from '../../records/answers.ts';
import { writeAudit } from '../../records/audit.ts';
import type { Case } from '../../access/case-access.ts';
import { tellResponsible } from '../../records/case-notices.ts';
import { childKeyOf } from '../../access/child-key-of.ts';
import { flagsPlace } from '../../records/flags.ts';
import { erasedOn, selectKept } from '../../retention/kept-until.ts';
import { writeLedger } from '../../records/ledgers.ts';
import { lockChild } from '../../access/lock.ts';
import { difference, moveCounts } from '../../counts/running-counts.ts';
import { readSentForms } from '../../counts/sent-forms.ts';
import { childLabelPlace } from '../../records/labels.ts';
import { endVersion } from '../../security/child-key.ts';
import { newId } from '../../security/tokens.ts';
import type { Services } from '../../services.ts';

type Erasing = Pick<Services, 'db' | 'keyRing' | 'countKeys' | 'clock'>;

const AT_ONCE = 50;

/**
 * Erases the answers of ended cases whose time has passed, 30 days after the child was warned at the earliest. Safe to
 * run on several servers at once.
 * @returns how many sent forms were erased
 */
export async function eraseDue(services: Erasing): Promise<number> {
  const { db, clock } = services;
  const today = dayOf(clock());
  const due = await selectKept(db)
    .select(['acceptances.account_id', 'acceptances.invitation_id'])
    .where('acceptances.erase_warned', 'is not', null)
    .where('acceptances.sent', '>', 0)
    .where(erasedOn(today), '<=', today)
    .limit(AT_ONCE)
    .execute();
  let erased = 0;
  for (const child of due) {
    erased += await db.transaction().execute(async (trx) => {
      await lockChild(trx, child.account_id);
      return (await isStillDue(trx, child, today)) ? eraseSent(services, trx, child, 'retention') : 0;
    });
  }
  return erased;
}

/** Whether nobody has opened the case again, nor erased its answers, since it was found; locks it. */
async function isStillDue(trx: Db, child: Case, today: string): Promise<boolean> {
  const row = await selectKept(trx)
    .select('acceptances.account_id')
    .where('acceptances.account_id', '=', child.account_id)
    .where('acceptances.invitation_id', '=', child.invitation_id)
    .where('acceptances.erase_warned', 'is not', null)
    .where('acceptances.sent', '>', 0)
    .where(erasedOn(today), '<=', today)
    .forNoKeyUpdate('acceptances')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Erases what a child has sent under an invitation, with all marks about it, and leaves a receipt: in the log, for the
 * child, and for who works with the case. Published figures do not change. Take the child's lock first.
 * @returns how many sent forms were erased
 */
export async function eraseSent(
  { keyRing, countKeys, clock }: Erasing,
  trx: Db,
  child: Case,
  rule: ErasureRule,
): Promise<number> {
  const { account_id, invitation_id } = child;
  const key = await childKeyOf(trx, keyRing, account_id);
  const before = await readSentForms(trx, key);
  const erased = await trx
    .deleteFrom('answers')
    .where('account_id', '=', account_id)
    .where('invitation_id', '=', invitation_id)
    .where('sent', 'is not', null)
    .returning(['id', 'form_id', 'form_version', 'invitation_id', 'request_id', 'sent'])
    .execute();
  if (erased.length === 0) return 0;
  const rest = before.filter((form) => form.invitationId !== invitation_id);
  await moveCounts(trx, countKeys, account_id, difference(before, rest));
  const row = await forgetMarks(trx, child, rule);
  // Whoever puts an erased row back into the database cannot open it.
  for (const sent of erased) endVersion(key, answersPlace(sent));
  const place = { invitation_id, unit_id: row.unit_id };
  endVersion(key, flagsPlace(place));
  if (rule === 'retention') endVersion(key, childLabelPlace(place));
  await writeLedger(trx, key);
  const now = clock();
  const receipt = { account_id, invitation_id, day: dayOf(now), rule, forms: erased.length };
  await trx
    .insertInto('erasures')
    .values({ ...receipt, id: newId() })
    .execute();
  const details = [
    { field: 'rule', to: rule },
    { field: 'forms', to: String(erased.length) },
  ] as const;
  const about = { client: row.pseudonym, invitation: invitation_id, details: [...details] };
  const { organisation } = row;
  await writeAudit(trx, { kind: 'answers-erased', organisation, member: null, ...about }, now);
  const kind = rule === 'child' ? 'erased-by-child' : 'erased';
  await tellResponsible(trx, child, kind, { by: null, day: receipt.day });
  return erased.length;
}

/** Takes away what stands about the erased answers; the unit's label stays while it still works with the child. */
async function forgetMarks(trx: Db, { account_id, invitation_id }: Case, rule: ErasureRule) {
  const row = await trx
    .updateTable('acceptances')
    .from('invitations')
    .set({ sent: 0, unread: 0, flags_sealed: null, has_news: false, told: 0, erase_warned: null })
    .$if(rule === 'retention', (query) => query.set({ label_sealed: null }))
    .whereRef('invitations.id', '=', 'acceptances.invitation_id')
    .where('acceptances.account_id', '=', account_id)
    .where('acceptances.invitation_id', '=', invitation_id)
    .returning([
      'acceptances.pseudonym',
      'acceptances.unit_id',
      'invitations.organisation_id as organisation',
    ])
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('read_forms').where('pseudonym', '=', row.pseudonym).execute();
  await trx.deleteFrom('recorded_forms').where('pseudonym', '=', row.pseudonym).execute();
  return row;
}
