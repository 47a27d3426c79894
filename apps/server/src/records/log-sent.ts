import type { AuditDetail, FormRef } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { writeAudits, type AuditEvent } from './audit.ts';
import type { Named } from './requests.ts';

/** A request that was sent, for the log. */
type Sent = Pick<AuditEvent, 'organisation' | 'member' | 'invitation' | 'request'> & {
  forms: readonly FormRef[];
  children: readonly Named[] | undefined;
  /** Its last day, reminder and rounds. */
  plan?: Partial<
    Record<'lastDay' | 'remindAfter' | 'repeatWeeks' | 'repeatUntil', string | number | undefined>
  >;
};

/** Logs sent forms: one line per chosen child, or one line for all. */
export async function logSent(
  trx: Db,
  { forms, children, plan = {}, ...event }: Sent,
  now: Date,
): Promise<void> {
  const details: AuditDetail[] = forms.map(({ id, version }) => ({ field: 'form', to: `${id} ${version}` }));
  for (const field of ['lastDay', 'remindAfter', 'repeatWeeks', 'repeatUntil'] as const) {
    const value = plan[field];
    if (value !== undefined) details.push({ field, to: String(value) });
  }
  const line = { ...event, kind: 'forms-sent', details } as const;
  const lines = children?.map(({ pseudonym }) => ({ ...line, client: pseudonym })) ?? [line];
  // In one statement: up to 500 children can be chosen.
  if (lines.length > 0) await writeAudits(trx, lines, now);
}
