import type { Form, StatsAnswers } from '@lykta/domain';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { readLive } from './live.ts';
import { readPublished } from './published.ts';
import type { Scope } from './scope.ts';

/** Returns the donut charts of a form: live for a member who may open every sheet behind them, otherwise published. */
export async function readStats(
  { db, keyRing, clock }: Services,
  member: Member,
  scope: Scope,
  form: Form,
  period: string | undefined,
): Promise<StatsAnswers> {
  const now = clock();
  const data =
    scope.kind === 'inside'
      ? await readLive(db, keyRing, member, scope.cases, form, { period, now })
      : await readPublished(db, scope.place, form, period, now);
  return { format: 'stats', form, data };
}
