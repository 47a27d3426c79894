import { addDays, dayOf, daysBetween, nextRound, type FormRef } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { statusOn } from '../../access/asked.ts';
import { needsReader, readForm } from '../../catalogue/form-catalogue.ts';
import { logSent } from '../../records/log-sent.ts';
import { retiredOf } from '../../records/own-forms.ts';
import { formsOf, insertRequest, takingPart } from '../../records/requests.ts';
import type { Services } from '../../services.ts';

const AT_ONCE = 20;

/**
 * Sends the rounds that are due, each as a request of its own; those that no server was up for are left out. A paused
 * invitation waits, a closed one has no more rounds; a retired form is left out, and so is one that asks for own words
 * while the unit does not say when it reads. Safe to run on several servers at once: each first round is locked, and the
 * same transaction moves its next day.
 * @returns how many were dealt with
 */
export async function sendRounds({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const due = await dueRounds(trx, dayOf(now));
    for (const first of due) await sendRound(trx, first, now);
    return due.length;
  });
}

const dueRounds = (trx: Db, today: string) =>
  trx
    .selectFrom('requests')
    .innerJoin('invitations', 'invitations.id', 'requests.invitation_id')
    .innerJoin('units', 'units.id', 'invitations.unit_id')
    .select(['requests.id', 'requests.invitation_id', 'requests.created', 'requests.chosen'])
    .select(['requests.sent_by', 'requests.last_day', 'requests.remind_on'])
    .select(['requests.repeat_weeks', 'requests.repeat_until', 'invitations.organisation_id'])
    .select('units.reads_within')
    .select(statusOn(today).as('status'))
    .where('requests.next_round', '<=', today)
    .where(statusOn(today), '!=', 'paused')
    .orderBy('requests.next_round')
    .limit(AT_ONCE)
    .forUpdate('requests')
    .skipLocked()
    .execute();

type FirstRound = Awaited<ReturnType<typeof dueRounds>>[number];

async function sendRound(trx: Db, first: FirstRound, now: Date): Promise<void> {
  const { id, invitation_id: invitation, sent_by: member } = first;
  const today = dayOf(now);
  const begun = dayOf(first.created);
  const children = first.chosen ? await stillAsked(trx, first) : undefined;
  const retired = await retiredOf(trx, first.organisation_id);
  const used = (await formsOf(trx, id)).filter((form) => !retired.has(form.id));
  const forms = first.reads_within === null ? await withoutOwnWords(trx, used) : used;
  const goesOn = first.status === 'active' && children?.length !== 0 && used.length > 0;
  const repeat =
    goesOn && first.repeat_weeks !== null && first.repeat_until !== null
      ? { weeks: first.repeat_weeks, until: first.repeat_until }
      : undefined;
  const next = repeat ? nextRound(begun, repeat, today) : null;
  await trx.updateTable('requests').set({ next_round: next }).where('id', '=', id).execute();
  if (!repeat || repeat.until < today || forms.length === 0) return;
  const later = (day: string | null) => (day === null ? undefined : addDays(today, daysBetween(begun, day)));
  const [lastDay, remindOn] = [later(first.last_day), later(first.remind_on)];
  const round = { invitation, forms, children, sentBy: member, lastDay, remindOn, roundOf: id };
  const request = await insertRequest(trx, round, now);
  const organisation = first.organisation_id;
  await logSent(trx, { organisation, member, invitation, request, forms, children, plan: { lastDay } }, now);
}

/** The forms that a unit may ask although it does not say when it reads. */
async function withoutOwnWords(trx: Db, forms: readonly FormRef[]): Promise<FormRef[]> {
  const stored = await Promise.all(forms.map(({ id, version }) => readForm(trx, id, version)));
  return forms.filter((_form, index) => {
    const form = stored[index];
    return form !== undefined && !needsReader(form);
  });
}

/** The children that the first round names and that still take part. */
const stillAsked = (trx: Db, { id, invitation_id }: FirstRound) =>
  takingPart(trx, invitation_id)
    .innerJoin('request_children', 'request_children.account_id', 'acceptances.account_id')
    .where('request_children.request_id', '=', id)
    .execute();
