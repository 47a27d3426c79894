import { CaseWorkers, Colleague, StaffNotice } from '@lykta/domain';
import { children, worker } from './people.ts';

/** Who works with a child: one of each part, and a co-worker who has left. */
export const caseWorkers = CaseWorkers.parse({
  responsible: { id: worker.id, name: worker.name },
  coworkers: [
    { id: 'staff-4', name: 'Olle Ström' },
    { id: 'staff-3', name: 'Lo Ek', away: true },
  ],
  deputies: [{ id: 'staff-5', name: 'Sara Öberg', from: '2026-12-01', to: '2026-12-14' }],
  mayAssign: true,
});

/** The same child as a colleague sees it. */
export const caseOfOthers = CaseWorkers.parse({ ...caseWorkers, mayAssign: false });

/** A child whom nobody works with yet. */
export const caseOfNobody = CaseWorkers.parse({
  responsible: null,
  coworkers: [],
  deputies: [],
  mayAssign: true,
});

export const colleagues = [
  { id: worker.id, name: worker.name, units: ['Norra teamet', 'Södra teamet'] },
  { id: 'staff-4', name: 'Olle Ström', units: ['Norra teamet'] },
  { id: 'staff-5', name: 'Sara Öberg', units: ['Norra teamet'] },
  { id: 'staff-6', name: 'Nils Nyman', units: ['Södra teamet'] },
].map((one) => Colleague.parse(one));

/** The children of the first invitation, the first three of them the member's own. */
export const ownChildren = children.map((one, index) => ({
  ...one,
  ...(index < 3
    ? { responsible: worker.name, part: 'responsible' as const }
    : { responsible: 'Olle Ström', emergencyOnly: true as const }),
}));

const notice = (id: string, kind: string, client: string, more = {}) =>
  StaffNotice.parse({
    ...{ id, kind, client, invitation: 'inv-1', by: 'Olle Ström', day: '2026-11-20' },
    ...more,
  });

/** What no colleague did, or an admin: a warning about two children, two receipts, and an extract. */
export const retentionNotices = [
  notice('r1', 'erasure-soon', '7KF2MA', { by: undefined }),
  notice('r2', 'erasure-soon', '2MX9TB', { by: undefined }),
  notice('r3', 'erased', '9TA4RC', { by: undefined }),
  notice('r4', 'erased-by-child', '4RB7HD', { by: undefined }),
  notice('r5', 'extract', '5HC3DE', { by: 'Amir Berg' }),
];

/** An emergency with its reason, two children received and one handed over. */
export const notices = [
  notice('n1', 'emergency', '7KF2MA', { reason: 'Skolan ringde. Barnet kom inte i dag.' }),
  notice('n2', 'received', '2MX9TB'),
  notice('n3', 'received', '9TA4RC'),
  notice('n4', 'handed-over', '4RB7HD'),
];
