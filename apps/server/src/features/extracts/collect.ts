import {
  type AnswerBackToChild,
  type CasePart,
  type ErasureRule,
  type Flags,
  type IndividualAnswers,
  dayOf,
} from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { readAllSent } from '../../individual/all-sent.ts';
import { openAnswerBack } from '../../records/answers-back.ts';
import { readCaseWorkers } from '../../records/case-workers.ts';
import { openFlags, type Forms } from '../../records/flags.ts';
import { caseEnded, selectKept } from '../../retention/kept-until.ts';
import { openChildLabel } from '../../records/labels.ts';
import { readersOf, readPlace } from '../../records/read-forms.ts';
import { recordedOf } from '../../records/recorded-forms.ts';
import type { ChildKey } from '../../security/child-key.ts';
import { accessOf } from '../../security/units.ts';
import type { Services } from '../../services.ts';
import { logOf, type LogEntry } from './log-of.ts';

/** A sent form with what the organisation holds about it. */
interface SentForm {
  answers: IndividualAnswers;
  readers: { name: string; day: string }[];
  recorded?: { name: string; day: string } | undefined;
  answerBack?: AnswerBackToChild | undefined;
}

/** Everything that an organisation holds about one child under one invitation. */
export interface Extract {
  organisation: string;
  unit: string;
  invitation: string;
  client: string;
  label?: string;
  accepted: string;
  left?: string;
  ended?: string;
  /** Whether every worker of the unit may open the answers, beside those who work with the child. */
  isOpenToUnit: boolean;
  workers: { name: string; part: CasePart; from?: string; to?: string }[];
  flags?: Flags;
  sent: SentForm[];
  erased: { day: string; rule: ErasureRule; forms: number }[];
  log: LogEntry[];
}

/** Collects an extract. The caller authorises and logs it. */
export async function collectExtract(
  services: Pick<Services, 'binder' | 'keyRing'>,
  db: Db,
  key: ChildKey,
  forms: Forms,
  invitationId: string,
): Promise<Extract> {
  const child = { account_id: key.childId, invitation_id: invitationId };
  const row = await selectKept(db)
    .innerJoin('units', 'units.id', 'acceptances.unit_id')
    .select([
      'organisations.name as organisation',
      'units.name as unit',
      'units.open_mark',
      'invitations.code',
    ])
    .select(['acceptances.unit_id', 'acceptances.pseudonym', 'acceptances.accepted', 'acceptances.left_at'])
    .select(['acceptances.label_sealed', 'acceptances.flags_sealed'])
    .select(caseEnded.as('ended'))
    .where('acceptances.account_id', '=', child.account_id)
    .where('acceptances.invitation_id', '=', child.invitation_id)
    .executeTakeFirstOrThrow();
  const place = { ...child, unit_id: row.unit_id };
  const flags = openFlags(key, { ...place, flags_sealed: row.flags_sealed });
  return {
    ...{ organisation: row.organisation, unit: row.unit, invitation: row.code, client: row.pseudonym },
    ...(row.label_sealed ? { label: openChildLabel(key, place, row.label_sealed) } : {}),
    accepted: dayOf(row.accepted),
    ...(row.left_at ? { left: dayOf(row.left_at) } : {}),
    ...(row.ended === null ? {} : { ended: row.ended }),
    isOpenToUnit: accessOf(services, { id: row.unit_id, open_mark: row.open_mark }) === 'unit',
    workers: (await readCaseWorkers(services, db, child)).map(({ name, part, from_day, to_day }) => ({
      ...{ name, part },
      ...(from_day !== null && to_day !== null ? { from: from_day, to: to_day } : {}),
    })),
    ...(flags ? { flags } : {}),
    sent: await sentOf(db, key, forms, { invitationId, pseudonym: row.pseudonym }),
    erased: await db
      .selectFrom('erasures')
      .select(['day', 'rule', 'forms'])
      .where('account_id', '=', child.account_id)
      .where('invitation_id', '=', child.invitation_id)
      .orderBy('day')
      .execute(),
    log: await logOf(services, db, row.pseudonym),
  };
}

async function sentOf(
  db: Db,
  key: ChildKey,
  forms: Forms,
  { invitationId, pseudonym }: { invitationId: string; pseudonym: string },
): Promise<SentForm[]> {
  const [sent, readers, recorded] = await Promise.all([
    readAllSent(db, key, forms, invitationId),
    readersOf(db, [pseudonym]),
    recordedOf(db, [pseudonym]),
  ]);
  return sent.map(({ row, answers }) => {
    const place = readPlace({ ...row, pseudonym });
    return {
      answers,
      readers: (readers.get(place) ?? []).map(({ name, day }) => ({ name, day })),
      recorded: recorded.get(place),
      answerBack: openAnswerBack(key, row),
    };
  });
}
