import type { DraftSummary, StaffForm } from '@lykta/domain';
import { adviceText, toForm, type Draft, type Finding } from '@lykta/form-studio';
import { toStaffForm } from '../../catalogue/staff-form.ts';
import { invalidInput, problem } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import { openDraftBody } from '../../records/drafts.ts';
import { doneBy } from '../../records/member-names.ts';
import { needsSecondReader, newestOwnVersion, storeVersion } from '../../records/own-forms.ts';
import type { Services } from '../../services.ts';
import { mayApprove, readSummary, type Actor } from './read.ts';
import { lockDraft } from './save.ts';

type Writing = Pick<Services, 'db' | 'clock' | 'draftKey'>;
/** The draft and the revision that the member has read. */
interface Read {
  id: string;
  revision: number;
}

/**
 * Approves a revision as its second reader.
 * @throws {Problem} 403 for who saved it; 404; 409 `draft-changed`
 */
export async function approveDraft(services: Writing, actor: Actor, read: Read): Promise<DraftSummary> {
  const { db, clock } = services;
  return db.transaction().execute(async (trx) => {
    const row = await lockDraft(services, trx, actor, read);
    if (!mayApprove(row, actor)) throw problem('not-allowed');
    await trx
      .updateTable('drafts')
      .set({ approved: clock(), approved_by: actor.id })
      .where('id', '=', read.id)
      .execute();
    return readSummary(services, trx, actor, read.id);
  });
}

/**
 * Publishes a revision as the next version of its form; the draft and its comments are gone then.
 * @throws {Problem} 400 with every fault; 404; 409 `draft-changed`, or `second-reader-needed`
 */
export async function publishDraft(services: Writing, actor: Actor, read: Read): Promise<StaffForm> {
  const { db, clock } = services;
  const { id: member, organisationId } = actor;
  return db.transaction().execute(async (trx) => {
    const row = await lockDraft(services, trx, actor, read);
    if (row.approved === null && (await needsSecondReader(trx, organisationId)))
      throw problem('second-reader-needed');
    const { metadata, questions } = openDraftBody(services, row, row.body_sealed);
    const version = (await newestOwnVersion(trx, organisationId, row.form_id)) + 1;
    const draft: Draft = { metadata: { ...metadata, id: row.form_id, version }, questions };
    const { form, faults } = toForm(draft);
    if (form === null) throw invalidInput(...faults.map(faultOf));
    await storeVersion(trx, { organisationId, member, reader: row.approved_by }, form, clock());
    await trx.deleteFrom('drafts').where('id', '=', row.id).execute();
    const reader = row.approved && (await doneBy(trx, organisationId))(row.approved, row.approved_by).by;
    await writeAudit(
      trx,
      {
        kind: 'form-published',
        organisation: organisationId,
        member,
        form: { id: row.form_id, version },
        details: reader === null ? [] : [{ field: 'reader', to: reader }],
      },
      clock(),
    );
    return toStaffForm(form, { own: true });
  });
}

function faultOf(finding: Finding) {
  const { question, answer, field, rule } = finding;
  const place = [
    ...(question === null ? ['metadata'] : ['questions', question]),
    ...(answer === undefined ? [] : ['answers', answer]),
    field,
  ];
  return { path: place.join('.'), message: adviceText(finding, 'en'), code: rule };
}
