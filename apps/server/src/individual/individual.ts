import {
  DEFAULT_AVATAR,
  answerTypes,
  dayOf,
  shareableAvatar,
  type Entry,
  type Form,
  type House,
  type IndividualAnswers,
  type Person,
  own,
} from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { notFound } from '../problem.ts';
import { openSent, type AnswersRecord, type SentColumns, type SentRow } from '../records/answers.ts';
import { readPeopleOrHomes } from '../records/profile.ts';
import type { ChildKey } from '../security/child-key.ts';
import type { Member } from '../security/staff-sessions.ts';
import type { Services } from '../services.ts';
import { openToRead } from './open-to-read.ts';
import { logReading, type ReadingKind } from './reading-log.ts';

/** Selects a child's answers by its pseudonym under an invitation; without a request, the latest sent ones. */
export interface WantedAnswers {
  invitation: string;
  client: string;
  request?: string;
}

/**
 * Reads one child's answers to a form and writes the audit entry in the same transaction: without the entry, no answers
 * are returned.
 * @throws {Problem} 404 for what does not belong to the member or was not sent, 403 `not-assigned` for a colleague
 *   without a part in the case, 403 `reason-needed` before a reason was given, and again after 90 days
 */
export async function readIndividual(
  services: Pick<Services, 'db' | 'keyRing' | 'binder' | 'clock'>,
  member: Member,
  form: Form,
  { invitation, client, request }: WantedAnswers,
  kind: ReadingKind,
): Promise<IndividualAnswers> {
  const now = services.clock();
  return services.db.transaction().execute(async (trx) => {
    const { authorized, reason, key } = await openToRead(trx, services, member, { invitation, client }, now);
    const record = await findSent(trx, key, authorized.id, form, request);
    // The child sent it to this unit: if the invitation moves to another unit, these answers do not move with it.
    if (record.unit !== authorized.unitId) throw notFound();
    await logReading(trx, [record.row], { kind, member, client, reason }, now);
    return present(form, record, await readPeople(trx, key));
  });
}

async function findSent(
  db: Db,
  key: ChildKey,
  invitationId: string,
  { metadata: { id, version } }: Form,
  request: string | undefined,
): Promise<AnswersRecord<SentRow>> {
  let query = db
    .selectFrom('answers')
    .selectAll()
    .where('account_id', '=', key.childId)
    .where('invitation_id', '=', invitationId)
    .where('form_id', '=', id)
    .where('form_version', '=', version)
    .where('sent', 'is not', null)
    .$narrowType<SentColumns>()
    .orderBy('sent', 'desc')
    .orderBy('sent_order', 'desc');
  if (request !== undefined) query = query.where('request_id', '=', request);
  const row = await query.executeTakeFirst();
  if (!row) throw notFound();
  return openSent(key, row);
}

/** The persons and homes that answers may refer to. */
interface People {
  persons: Record<string, Person>;
  houses: Record<string, House>;
}

/** Reads the persons and homes of a child. */
export async function readPeople(db: Db, key: ChildKey): Promise<People> {
  const [persons, houses] = [
    await readPeopleOrHomes(db, key, 'persons'),
    await readPeopleOrHomes(db, key, 'houses'),
  ];
  return { persons, houses };
}

const UNKNOWN = { type: 'UNKNOWN', avatar: DEFAULT_AVATAR } as const;

/** Replaces ids by positions in a list, so that ids are not shown. An id that the child deleted becomes UNKNOWN. */
export function present(
  form: Form,
  { row, content, together }: AnswersRecord<SentRow>,
  people: People,
): IndividualAnswers {
  const persons = new Map<string, Person>();
  const houses = new Map<string, House>();
  const indexesOf = (ids: readonly string[], isHouse: boolean) =>
    ids.map((id) => (isHouse ? place(houses, people.houses, id) : place(persons, people.persons, id)));
  const isHouses = (question: string, answer: string) => {
    const option = own(own(form.questions, question)?.answers, answer);
    return option !== undefined && answerTypes[option.type].names === 'houses';
  };
  const toAnswer = (question: string, { answer, data, words, timestamp }: Entry) => ({
    answer,
    ...(words === undefined ? {} : { words }),
    ...(data ? { data: indexesOf(data, isHouses(question, answer)) } : {}),
    date: dayOf(new Date(timestamp)),
  });
  const questions = Object.fromEntries(
    Object.keys(form.questions).flatMap((question) => {
      const entries = own(content.answers, question);
      return entries ? [[question, entries.map((entry) => toAnswer(question, entry))]] : [];
    }),
  );
  return {
    format: 'answers',
    form,
    data: {
      request: row.request_id,
      sent: dayOf(row.sent),
      ...(together ? { together } : {}),
      remarks: content.remarks ?? [],
      persons: [...persons.values()],
      houses: [...houses.values()],
      questions,
    },
  };
}

/** Returns the position of an id in the list, adding it at the first use. */
function place<Kind extends Person | House>(
  list: Map<string, Kind>,
  known: Record<string, Kind>,
  id: string,
): number {
  if (!list.has(id)) {
    const value = own(known, id) ?? (UNKNOWN as Kind);
    list.set(id, { ...value, avatar: shareableAvatar(value.avatar) });
  }
  return [...list.keys()].indexOf(id);
}
