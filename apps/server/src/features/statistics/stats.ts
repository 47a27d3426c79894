import type { Form, StatsAnswers } from '@lykta/domain';
import { viewerOf } from '../../access/case-access.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { readLive } from './live.ts';
import { readPublished } from './published.ts';
import type { Scope } from './scope.ts';

/** Returns the donut charts of a form: live for a member who may open every sheet behind them, otherwise published. */
export async function readStats(
  services: Services,
  member: Member,
  scope: Scope,
  form: Form,
  period: string | undefined,
): Promise<StatsAnswers> {
  const { db, clock } = services;
  const now = clock();
  const data =
    scope.kind === 'inside'
      ? await readLive(services, await viewerOf(services, member), scope.cases, form, { period, now })
      : await readPublished(db, scope.place, form, period, now);
  return { format: 'stats', form, data };
}
