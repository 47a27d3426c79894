import {
  DAY_MS,
  addDays,
  dayOf,
  moodLevels,
  moods,
  normaliseUsername,
  present,
  type Form,
  type Person,
} from '@lykta/domain';
import { caseWorker, insertCaseWorkers } from '../records/case-workers.ts';
import { flagsPlace } from '../records/flags.ts';
import { insertAccount } from '../records/new-account.ts';
import { changeCore } from '../records/profile.ts';
import { toStoredMood } from '../records/stored-mood.ts';
import { encryptNew, type ChildKey } from '../security/child-key.ts';
import { startChildSession } from '../security/child-sessions.ts';
import { cookies } from '../security/cookies.ts';
import { newCode } from '../security/codes.ts';
import { newId } from '../security/tokens.ts';
import type { Db } from '../database/connect.ts';
import { figureFor } from '../seed/figures.ts';
import { seededRandom } from '../seed/random.ts';
import type { Services } from '../services.ts';
import { toTheDay } from '../to-the-day.ts';
import { answersRow, answersTo } from './lived-answers.ts';

/** How much a child has used the app. */
export interface Life {
  /** On so many days, today among them, it logged a mood. */
  moods: number;
  persons: number;
  /** The forms that it answered for itself. */
  own: readonly Form[];
  /** The forms that it sent with each request of its case. */
  sent: readonly Form[];
}

/** The case of a child. */
export interface LivedCase {
  unit: string;
  invitation: string;
  /** The requests of the invitation, the earliest first. */
  requests: readonly string[];
  /** Who is responsible. */
  member: string;
}

/** A child that exists since a while. */
export interface LivedChild {
  id: string;
  username: string;
  /** The session cookie: `name=value`. */
  cookie: string;
}

/**
 * Makes a child that has used the app for a while: rows as the server writes them, sealed with a key of its own, in
 * milliseconds instead of a year of calls. It signs in with the password of the hash.
 */
export async function addLivedChild(
  services: Services,
  { username: typed, passwordHash }: { username: string; passwordHash: string },
  life: Life,
  { unit, invitation, requests, member }: LivedCase,
): Promise<LivedChild> {
  const id = newId();
  const now = services.clock();
  const username = present(normaliseUsername(typed), 'a username');
  const name = services.usernames.of(username);
  const login = { ...name, passwordHash, legacy: false, legacy_link_hash: null, verified: false };
  return services.db.transaction().execute(async (trx) => {
    const childKey = await insertAccount(services, trx, { id, login, address: username });
    await changeCore(trx, childKey, now, (core) => ({ ...core, birthYear: 2014 }));
    const persons = await addPersons(trx, childKey, life.persons, now);
    await addMoods(trx, childKey, life.moods, now);
    const place = { account_id: id, invitation_id: invitation };
    const count = requests.length * life.sent.length;
    const flags = { help: 0, worries: 1, worse: 0 };
    const sealedFor = { invitation_id: invitation, unit_id: unit };
    const day = toTheDay(now);
    await trx
      .insertInto('acceptances')
      .values({
        ...{
          ...place,
          unit_id: unit,
          pseudonym: newCode(),
          accepted: day,
          left_at: null,
          last_activity: day,
        },
        ...{ sent: count, unread: count },
        flags_sealed: count > 0 ? encryptNew(childKey, flagsPlace(sealedFor), flags) : null,
      })
      .execute();
    await insertCaseWorkers(services, trx, [caseWorker(place, member, 'responsible')]);
    await addAnswers(trx, childKey, life, { unit, invitation, requests, persons, now });
    return { id, username, cookie: `${cookies.child}=${await startChildSession(services, trx, id)}` };
  });
}

/** @returns the persons' ids */
async function addPersons(trx: Db, key: ChildKey, count: number, now: Date): Promise<string[]> {
  const random = seededRandom(count);
  const rows = Array.from({ length: count }, (_, position) => {
    const id = newId();
    const person: Person = { type: 'FRIEND', avatar: { type: 'ID', data: figureFor('FRIEND', random) } };
    const sealed = encryptNew(key, { table: 'persons', row: id }, person);
    return { account_id: key.childId, id, sealed, position, created: toTheDay(now), deleted: null };
  });
  if (rows.length > 0) await trx.insertInto('persons').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function addMoods(trx: Db, key: ChildKey, count: number, now: Date): Promise<void> {
  const rows = Array.from({ length: count }, (_, daysAgo) => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const day = addDays(dayOf(now), -daysAgo);
    const { value, feelings } = moods[present(moodLevels[daysAgo % moodLevels.length], 'a mood')];
    const mood = { timestamp: at.toISOString(), level0: value, level1: feelings.slice(0, 2) };
    const sealed = encryptNew(key, { table: 'moods', row: day }, toStoredMood(mood));
    return { account_id: key.childId, day, sealed, created: toTheDay(at) };
  });
  if (rows.length > 0) await trx.insertInto('moods').values(rows).execute();
}

async function addAnswers(
  trx: Db,
  key: ChildKey,
  { own, sent }: Life,
  {
    unit,
    invitation,
    requests,
    persons,
    now,
  }: Pick<LivedCase, 'unit' | 'invitation' | 'requests'> & { persons: string[]; now: Date },
): Promise<void> {
  const alone = own.map((form, n) => answersRow(key, form, answersTo(form, n, { persons }, now), now, null));
  const told = requests.flatMap((requestId, round) => {
    const at = new Date(now.getTime() - (requests.length - round) * 30 * DAY_MS);
    return sent.map((form, n) => {
      const to = {
        request: { invitationId: invitation, requestId },
        unit,
        order: round * sent.length + n + 1,
      };
      return answersRow(key, form, answersTo(form, round + n, { persons }, at), at, to);
    });
  });
  const rows = [...alone, ...told];
  if (rows.length > 0) await trx.insertInto('answers').values(rows).execute();
}
