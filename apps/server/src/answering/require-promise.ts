import type { AnswersDocument } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { problem } from '../problem.ts';
import type { AnswersPlace } from '../records/answers.ts';
import { hasOwnWords } from './check-document.ts';

/**
 * Takes a child's own words only in a form that a unit has asked for, and only while the unit says when it reads: what
 * is written is meant for somebody (decision 93).
 * @throws {Problem} 409 `promise-needed`
 */
export async function requireReader(
  db: Db,
  { request }: Pick<AnswersPlace, 'request'>,
  document: Pick<AnswersDocument, 'answers'>,
): Promise<void> {
  if (!hasOwnWords(document)) return;
  if (!request) throw problem('promise-needed');
  const unit = await db
    .selectFrom('invitations')
    .innerJoin('units', 'units.id', 'invitations.unit_id')
    .select('units.reads_within')
    .where('invitations.id', '=', request.invitationId)
    .executeTakeFirst();
  if (!unit || unit.reads_within === null) throw problem('promise-needed');
}
