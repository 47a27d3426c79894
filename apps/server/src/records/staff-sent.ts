import { LATE_AFTER_DAYS, dayOf, daysBetween, type StaffClient } from '@lykta/domain';
import type { NotNull } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { ChildKey } from '../security/child-key.ts';
import type { SentColumns } from './answers.ts';
import { openAnswerBack } from './answers-back.ts';
import { mayOpen, type Viewer } from '../access/case-access.ts';
import { readPlace, readersOf } from './read-forms.ts';
import { recordedOf } from './recorded-forms.ts';

/** A child under an invitation. */
interface Child {
  account_id: string;
  invitation_id: string;
  unit_id: string;
  pseudonym: string;
}

/** What a child has sent, as a member sees it. */
interface Sent {
  sent: StaffClient['sent'];
  lateDays?: number;
}

/** Returns what one of the children has sent, oldest first; `open` gives the child's key. */
export type SentOf = (child: Child, open: () => ChildKey) => Sent;

const placeOf = (row: { account_id: string; invitation_id: string | null }) =>
  `${row.account_id} ${row.invitation_id}`;

/**
 * Reads what each child has sent under each invitation, and who has read it. A member who may not open the answers
 * learns only whether somebody has, and since when nobody has.
 */
export async function readSent(
  db: Db,
  viewer: Viewer,
  children: readonly Child[],
  now: Date,
): Promise<SentOf> {
  const pseudonyms = children.map(({ pseudonym }) => pseudonym);
  const [rows, readers, recorded, limits] = await Promise.all([
    sentRows(db, children),
    readersOf(db, pseudonyms),
    recordedOf(db, pseudonyms),
    readingTimes(db, children),
  ]);
  const byChild = Map.groupBy(rows, placeOf);
  return (child, open) => {
    const own = mayOpen(viewer, child);
    const forms = (byChild.get(placeOf(child)) ?? []).map((row) => {
      const place = readPlace({ ...row, pseudonym: child.pseudonym });
      return { row, all: readers.get(place) ?? [], recorded: recorded.get(place) };
    });
    const unread = forms.find(({ all }) => all.length === 0);
    return {
      ...lateness(unread?.row.sent, limits.get(child.unit_id), now),
      sent: forms.map(({ row, all, recorded: inRecord }) => ({
        id: row.form_id,
        version: row.form_version,
        request: row.request_id,
        at: row.sent.toISOString(),
        opened: own ? all.some(({ id }) => id === viewer.id) : all.length > 0,
        readers: own ? all.map(({ name, day }) => ({ name, day })) : [],
        ...(own && inRecord ? { recorded: inRecord } : {}),
        ...(own && row.answer_back_sealed ? forStaff(open(), row) : {}),
      })),
    };
  };
}

type Row = Awaited<ReturnType<typeof sentRows>>[number];

function forStaff(key: ChildKey, row: Row): Pick<Sent['sent'][number], 'answerBack'> {
  const toChild = openAnswerBack(key, row);
  if (!toChild) return {};
  const { role: _role, ...answerBack } = toChild;
  return { answerBack };
}

/** For how many days nobody has read a sending, if that is longer than the unit says. */
function lateness(sent: Date | null | undefined, limit = LATE_AFTER_DAYS, now: Date): { lateDays?: number } {
  const days = sent ? daysBetween(dayOf(sent), dayOf(now)) : 0;
  return days > limit ? { lateDays: days } : {};
}

/** Returns within how many days each unit says that it reads; omits units that have not said. */
async function readingTimes(db: Db, children: readonly Child[]): Promise<Map<string, number>> {
  const units = await db
    .selectFrom('units')
    .select(['id', 'reads_within'])
    .where('id', 'in', [...new Set(children.map((child) => child.unit_id))])
    .where('reads_within', 'is not', null)
    .$narrowType<{ reads_within: NotNull }>()
    .execute();
  return new Map(units.map(({ id, reads_within }) => [id, reads_within]));
}

const sentRows = (db: Db, children: readonly Child[]) =>
  db
    .selectFrom('answers')
    .select(['id', 'account_id', 'invitation_id', 'form_id', 'form_version', 'request_id', 'sent'])
    .select('answer_back_sealed')
    .where('invitation_id', 'in', [...new Set(children.map((child) => child.invitation_id))])
    .where('account_id', 'in', [...new Set(children.map((child) => child.account_id))])
    .where('sent', 'is not', null)
    .$narrowType<SentColumns>()
    .orderBy('sent')
    .orderBy('sent_order')
    .execute();
