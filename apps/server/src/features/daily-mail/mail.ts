import { DAY_MS, can, dayOf } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { TellingKind } from '../../database/schema/retention.ts';
import { enqueueToMember } from '../../messages/outbox.ts';
import { mayOpen, partOf, viewerOf, type Viewer } from '../../access/case-access.ts';
import type { Services } from '../../services.ts';
import { readMember, type MailedMember } from './member.ts';

/** For so long a mail server may be away. */
const WORTH_DAYS = 7;

/**
 * Puts an e-mail without content into the outbox for a member who is to be told of something, in the transaction that
 * notes it: so it is sent once, also when the server stops or several run. A member gets one a day at most.
 * @returns whether there may be another member to tell
 */
export async function mailNext(services: Services): Promise<boolean> {
  const { db, clock } = services;
  const today = dayOf(clock());
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('members')
      .select('id')
      .where((eb) =>
        eb.exists(eb.selectFrom('tellings').select('kind').whereRef('tellings.member_id', '=', 'members.id')),
      )
      .where((eb) => eb.or([eb('mailed_on', 'is', null), eb('mailed_on', '<', today)]))
      .orderBy('id')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!found) return false;
    const tellings = await takeTellings(trx, found.id);
    const member = await readMember(services, trx, found.id);
    const kind = member && (await whatHolds(services, member, tellings));
    if (!kind) return true;
    await trx.updateTable('members').set({ mailed_on: today }).where('id', '=', member.id).execute();
    const link = `${services.config.origins.viewer[0]}/`;
    await enqueueToMember(services, trx, {
      memberId: member.id,
      message: { kind, to: member.email, language: member.language, link },
      expires: new Date(clock().getTime() + WORTH_DAYS * DAY_MS),
    });
    return true;
  });
}

/** Takes what a member is to be told of, with what is still so. */
async function takeTellings(trx: Db, memberId: string) {
  const rows = await trx
    .selectFrom('tellings')
    .innerJoin('acceptances', (join) =>
      join
        .onRef('acceptances.account_id', '=', 'tellings.account_id')
        .onRef('acceptances.invitation_id', '=', 'tellings.invitation_id'),
    )
    .select(['tellings.kind', 'acceptances.account_id', 'acceptances.invitation_id', 'acceptances.unit_id'])
    .select(['acceptances.unread', 'acceptances.sent'])
    .select(
      sql<number>`(select count(*)::int from read_forms
        where read_forms.pseudonym = acceptances.pseudonym and read_forms.member_id = ${memberId})`.as(
        'read',
      ),
    )
    .select(
      sql<boolean>`exists (select from case_notices
        where case_notices.account_id = acceptances.account_id
          and case_notices.invitation_id = acceptances.invitation_id
          and case_notices.member_id = ${memberId})`.as('noticed'),
    )
    .where('tellings.member_id', '=', memberId)
    .execute();
  await trx.deleteFrom('tellings').where('member_id', '=', memberId).execute();
  return rows;
}

type Telling = Awaited<ReturnType<typeof takeTellings>>[number];

/** Returns which e-mail a member gets; undefined if nothing is new for it any more, or it may not open the case. */
async function whatHolds(
  services: Services,
  member: MailedMember,
  tellings: readonly Telling[],
): Promise<'news' | 'late' | undefined> {
  const viewer = await viewerOf(services, member);
  const holding = tellings.filter((telling) => holds[telling.kind](telling, member, viewer));
  if (holding.some(({ kind }) => kind === 'late')) return 'late';
  return holding.length > 0 ? 'news' : undefined;
}

/** Whether a member sees how much waits in a unit. */
const leads = ({ role, units }: MailedMember, unitId: string): boolean =>
  can(role, 'see-load') && (can(role, 'see-organisation') || units.some(({ id }) => id === unitId));

const holds: Record<TellingKind, (telling: Telling, member: MailedMember, viewer: Viewer) => boolean> = {
  news: (telling, { daily }, viewer) =>
    daily &&
    mayOpen(viewer, telling) &&
    partOf(viewer, telling) === 'responsible' &&
    telling.sent > telling.read,
  notice: (telling, { daily }, viewer) => daily && telling.noticed && mayOpen(viewer, telling),
  // Whoever sees the load sees that nobody reads, and can give the case to somebody else.
  late: (telling, member, viewer) =>
    telling.unread > 0 && (leads(member, telling.unit_id) || mayOpen(viewer, telling)),
};
