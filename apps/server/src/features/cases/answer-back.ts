import {
  CONTACT_WITHIN_DAYS,
  dayOf,
  daysBetween,
  type AnswerBack,
  type CreateAnswerBack,
} from '@lykta/domain';
import { ANSWER_BACK } from '@lykta/domain/calls';
import type { Db } from '../../database/connect.ts';
import type { App } from '../../fastify.ts';
import { invalidInput, notFound, problem } from '../../problem.ts';
import { routeOf } from '../../http/route.ts';
import { findAnswers, type AnswersRow } from '../../records/answers.ts';
import { storeAnswerBack } from '../../records/answers-back.ts';
import { requireOpen } from '../../access/case-opening.ts';
import { childKeyOf } from '../../access/child-key-of.ts';
import { lockChild } from '../../access/lock.ts';
import { findClient } from '../../records/staff-clients.ts';
import { authorizeInvitation } from '../../access/visible-units.ts';
import type { ChildKey } from '../../security/child-key.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';

/** A child under an invitation of a unit, and the member who answers. */
interface Answering {
  member: string;
  invitation: string;
  unit: string;
  client: string;
}

/** Staff answer a child with one of the fixed sentences about forms that the same member has read. */
export function answerBackRoute(app: App, services: Services): void {
  const { db, keyRing, clock } = services;
  app.route({
    ...routeOf(ANSWER_BACK),
    handler: async (request, reply) => {
      const { id, client } = request.params;
      const authorized = await authorizeInvitation(db, memberOf(request), id);
      const accountId = await findClient(db, authorized.id, client);
      const now = clock();
      await requireOpen(db, services, memberOf(request), { invitation: authorized, accountId }, now);
      const { id: member, role } = memberOf(request);
      const { answer, sent } = request.body;
      requireGoodDay(answer, now);
      const answering = { member, invitation: authorized.id, unit: authorized.unitId, client };
      await db.transaction().execute(async (trx) => {
        await lockChild(trx, accountId);
        const key = await childKeyOf(trx, keyRing, accountId);
        for (const form of sent) {
          const row = await readByMember(trx, key, form, answering);
          await storeAnswerBack(trx, key, row, { answer, role, day: dayOf(now) });
        }
      });
      return reply.code(204).send();
    },
  });
}

/** @throws {Problem} 400 for a day that has passed, or is too far away to be a promise */
function requireGoodDay(answer: AnswerBack, now: Date): void {
  if (answer.kind !== 'contact') return;
  const days = daysBetween(dayOf(now), answer.before);
  if (days < 1) throw invalidInput({ path: 'answer.before', message: 'passed' });
  if (days > CONTACT_WITHIN_DAYS) throw invalidInput({ path: 'answer.before', message: 'too-far' });
}

/**
 * Finds a sent form that the member has read: an answer back says so.
 * @throws {Problem} 404 for what was not sent to this unit, 403 `reason-needed` before the member has read it
 */
async function readByMember(
  trx: Db,
  key: ChildKey,
  { id, version, request }: CreateAnswerBack['sent'][number],
  { member, invitation, unit, client }: Answering,
): Promise<AnswersRow> {
  const place = {
    formId: id,
    formVersion: version,
    request: { invitationId: invitation, requestId: request },
  };
  const found = await findAnswers(trx, key, place, { lock: true });
  if (!found?.row.sent || found.unit !== unit) throw notFound();
  const read = await trx
    .selectFrom('read_forms')
    .select('day')
    .where('pseudonym', '=', client)
    .where('member_id', '=', member)
    .where('request_id', '=', request)
    .where('form_id', '=', id)
    .where('form_version', '=', version)
    .executeTakeFirst();
  if (!read) throw problem('reason-needed');
  return found.row;
}
