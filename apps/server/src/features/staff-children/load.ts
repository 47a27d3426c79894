import { dayOf, type StaffLoad } from '@lykta/domain';
import { READ_LOAD } from '@lykta/domain/calls';
import { sql } from 'kysely';
import { visibleUnits, type Unit } from '../../access/visible-units.ts';
import type { Db } from '../../database/connect.ts';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { oldestUnread } from '../../records/read-forms.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';

/** How much waits for each worker: numbers and a day, for members who open no answers. */
export function loadRoute(app: App, { db, lists }: Services): void {
  app.route({
    ...routeOf(READ_LOAD, { lists: true }),
    handler: async (request) => {
      const member = memberOf(request);
      const units = await visibleUnits(db, member);
      return lists.read(member, (from) => readLoad(from, units));
    },
  });
}

/** Adds up the children of each of these units and each worker; the longest waiting come first. */
async function readLoad(db: Db, units: readonly Unit[]): Promise<StaffLoad> {
  if (units.length === 0) return [];
  const rows = await db
    .selectFrom('acceptances')
    .innerJoin('units', 'units.id', 'acceptances.unit_id')
    .leftJoin('case_workers', (join) =>
      join
        .onRef('case_workers.account_id', '=', 'acceptances.account_id')
        .onRef('case_workers.invitation_id', '=', 'acceptances.invitation_id')
        .on('case_workers.part', '=', 'responsible'),
    )
    .leftJoin('members', 'members.id', 'case_workers.member_id')
    .select(['units.name as unit', 'members.name as worker'])
    .select(({ fn }) => [
      fn.countAll<number>().as('children'),
      sql<number>`sum(acceptances.unread)::int`.as('unread'),
      sql<Date | null>`min(${oldestUnread})`.as('oldest'),
    ])
    .where(
      'acceptances.unit_id',
      'in',
      units.map(({ id }) => id),
    )
    .groupBy(['units.id', 'units.name', 'members.id', 'members.name'])
    .orderBy('oldest', (order) => order.asc().nullsLast())
    .orderBy('units.name')
    .orderBy('members.name')
    .execute();
  return rows.map(({ unit, worker, children, unread, oldest }) => ({
    unit,
    ...(worker === null ? {} : { worker }),
    children,
    unread,
    ...(oldest ? { oldest: dayOf(oldest) } : {}),
  }));
}
