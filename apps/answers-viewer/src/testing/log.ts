import { AuditEntry, type AuditKind, present } from '@lykta/domain';
import { HttpResponse } from 'msw';
import { admin, worker } from './people.ts';

const karin = { id: worker.id, name: worker.name };
const amir = { id: admin.id, name: admin.name };
const school = { id: 'skola', version: 1 };
const reason = 'Uppföljning';

let lines = 0;
const line = (kind: AuditKind, at: string, more: Partial<AuditEntry> = {}) =>
  AuditEntry.parse({
    id: `line-${(lines += 1)}`,
    kind,
    at: `2026-11-${at}:00Z`,
    count: 1,
    member: karin,
    details: [],
    ...more,
  });

const opened = { invitation: { id: 'inv-1', code: 'KXM7P2' }, client: '7KF2MA', form: school, reason };

/** A few days of the log, with one entry of every kind that looks different. */
const audit = [
  line('answers-print', '20T09:14', { ...opened, form: undefined, reason: undefined }),
  line('reading', '20T09:12', { ...opened, count: 4, last: '2026-11-20T09:40:00Z' }),
  line('signin', '20T07:58'),
  line('signin-failed', '20T07:57', {
    count: 3,
    last: '2026-11-20T07:58:00Z',
    details: [{ field: 'step', to: 'password' }],
  }),
  line('settings-changed', '19T15:40', {
    member: amir,
    details: [
      { field: 'threshold', from: '5', to: '8' },
      { field: 'showNames', from: 'false', to: 'true' },
    ],
  }),
  line('member-changed', '19T15:31', {
    member: amir,
    subject: { id: 'staff-3', name: 'Lo Ek' },
    details: [
      { field: 'role', from: 'worker', to: 'admin' },
      { field: 'units', from: 'Norra teamet', to: 'Norra teamet, Södra teamet' },
    ],
  }),
  line('member-added', '19T15:30', {
    member: null,
    subject: amir,
    details: [{ field: 'role', to: 'admin' }],
  }),
  line('reading', '18T10:02', {
    invitation: { id: 'inv-2', code: 'QRS4T8' },
    client: '9TA4RC',
    form: { id: 'familj', version: 1 },
    reason:
      'Barnet har bett om hjälp i sitt senaste svar och vi behöver veta mer inför samtalet med skolan och vårdnadshavarna på torsdag',
  }),
];

/** As many entries as a municipality has in a year. */
export const longAudit = Array.from({ length: 10_000 }, (_, place) => ({
  ...present(audit[place % audit.length], 'audit[place % audit.length]'),
  id: `long-${place}`,
}));

/** The matching entries page by page, as the server replies. */
export function auditPage({ url }: Request, list: readonly AuditEntry[] = audit) {
  const { searchParams } = new URL(url);
  const [client, kind, member] = ['client', 'kind', 'member'].map((name) => searchParams.get(name));
  const fits = list
    .filter((one) => client === null || one.client === client)
    .filter((one) => kind === null || one.kind === kind)
    .filter((one) => member === null || one.member?.id === member);
  const from = fits.findIndex(({ id }) => id === searchParams.get('before')) + 1;
  const entries = fits.slice(from, from + 100);
  return HttpResponse.json({
    entries,
    next: from + 100 < fits.length ? present(entries.at(-1), 'entries.at(-1)').id : null,
  });
}
