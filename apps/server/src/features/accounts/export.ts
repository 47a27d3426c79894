import { dayOf } from '@lykta/domain';
import { EXPORT_DATA } from '@lykta/domain/calls';
import type { Db } from '../../database/connect.ts';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { decryptFrom, type ChildKey, type SealedTable } from '../../security/child-key.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { openAnswerBack } from '../../records/answers-back.ts';
import { openAnswers } from '../../records/answers.ts';
import { openMood } from '../../records/stored-mood.ts';
import { shareContent } from '../../records/shares.ts';
import { shownExtracts } from '../../records/extracts.ts';
import { openFlags } from '../../records/flags.ts';
import { listInvitations } from '../../records/invitations.ts';
import { readingsOf } from './export-readings.ts';
import { requireConfirmed } from '../../security/confirmed.ts';

/** GET clients/export: one file with everything stored about the child (GDPR articles 15 and 20). */
export function exportRoute(app: App, { db, clock }: Services): void {
  app.route({
    ...routeOf(EXPORT_DATA),
    handler: async (request, reply) => {
      const child = childOf(request);
      requireConfirmed(child, clock());
      reply.header('content-disposition', 'attachment; filename="lykta.json"');
      const now = clock();
      return { exported: now.toISOString(), ...(await collect(db, child.key, dayOf(now))) };
    },
  });
}

/**
 * Reads every table that holds data of the child and decrypts it. Internal values are omitted, and so is the username,
 * as in every reply: a file that somebody finds must not say whose it is (docs/decisions/0027).
 */
async function collect(db: Db, key: ChildKey, today: string): Promise<Record<string, unknown>> {
  const { childId } = key;
  const open = (table: SealedTable, row: string, sealed: Buffer | null) =>
    sealed === null ? null : decryptFrom<unknown>(key, { table, row }, sealed);
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'created', 'legacy', 'verified', 'name_changed'])
    .select(({ eb }) => eb('lock_hmac', 'is not', null).as('lock'))
    .where('id', '=', childId)
    .executeTakeFirst();
  const sessions = await db
    .selectFrom('sessions')
    .select(['created', 'last_seen', 'device_id', 'confirmed', 'locked', 'last_call'])
    .where('account_id', '=', childId)
    .execute();
  const loginChanges = await db
    .selectFrom('login_undos')
    .select(['expires'])
    .where('account_id', '=', childId)
    .execute();
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('account_id', '=', childId)
    .executeTakeFirst();
  const persons = await db.selectFrom('persons').selectAll().where('account_id', '=', childId).execute();
  const houses = await db.selectFrom('houses').selectAll().where('account_id', '=', childId).execute();
  const moods = await db
    .selectFrom('moods')
    .selectAll()
    .where('account_id', '=', childId)
    .orderBy('day')
    .execute();
  const answers = await db.selectFrom('answers').selectAll().where('account_id', '=', childId).execute();
  const snapshots = await db
    .selectFrom('answer_snapshots')
    .selectAll()
    .where('account_id', '=', childId)
    .execute();
  const shares = await db.selectFrom('shares').selectAll().where('account_id', '=', childId).execute();
  const devices = await db
    .selectFrom('notification_tokens')
    .selectAll()
    .where('account_id', '=', childId)
    .execute();
  const readings = await readingsOf(db, key);
  return {
    account,
    sessions,
    loginChanges,
    profile: profile && { updated: profile.updated, content: open('profiles', 'profile', profile.sealed) },
    persons: persons.map(({ id, created, deleted, sealed }) => ({
      id,
      created,
      deleted,
      content: open('persons', id, sealed),
    })),
    houses: houses.map(({ id, created, deleted, sealed }) => ({
      id,
      created,
      deleted,
      content: open('houses', id, sealed),
    })),
    moods: moods.map(({ day, sealed }) => ({ day, content: openMood(key, day, sealed) })),
    answers: answers.map((stored) => {
      const { row, content, together } = openAnswers(key, stored);
      const { account_id: _child, sealed: _sealed, sent_order: _order, ...rest } = row;
      const { answer_back_sealed: _back, ...told } = rest;
      return { ...told, ...(together ? { together } : {}), content, answerBack: openAnswerBack(key, row) };
    }),
    snapshots: snapshots.map(({ account_id: _child, sealed, ...row }) => ({
      ...row,
      content: open('answer_snapshots', row.id, sealed),
    })),
    invitations: await listInvitations(db, childId, today),
    acceptances: await db
      .selectFrom('acceptances')
      .select(['invitation_id', 'unit_id', 'accepted', 'left_at', 'ended', 'flags_sealed'])
      .where('account_id', '=', childId)
      .execute()
      .then((rows) =>
        rows.map(({ unit_id, flags_sealed, ...row }) => ({
          ...row,
          flags: openFlags(key, { ...row, unit_id, flags_sealed }),
        })),
      ),
    shares: shares.map(({ account_id: _child, key_hash, sealed, ...row }) => ({
      ...row,
      content: sealed && decryptFrom<unknown>(key, shareContent({ ...row, key_hash }), sealed),
    })),
    devices: devices.map(({ device_id, language, sealed }) => ({
      device: device_id,
      language,
      token: open('notification_tokens', device_id, sealed),
    })),
    readings,
    erasures: await db
      .selectFrom('erasures')
      .select(['invitation_id', 'day', 'rule', 'forms'])
      .where('account_id', '=', childId)
      .execute(),
    extracts: await shownExtracts(db, key),
  };
}
