import { StaffErasures } from '@lykta/domain';

const one = (client: string, more = {}) => ({ invitation: 'inv-1', client, unit: 'Norra teamet', ...more });

/** One case of which the child was warned, one that waits, and a receipt of each rule. */
export const erasures = StaffErasures.parse({
  keepsMonths: 12,
  due: [
    { ...one('7KF2MA', { label: 'SN 2025/0412-3' }), ended: '2025-12-01', on: '2026-12-01', warned: true },
    { ...one('2MX9TB'), ended: '2026-08-20', on: '2027-08-20', warned: false },
  ],
  erased: [
    { ...one('9TA4RC'), day: '2026-11-18', rule: 'child', forms: 3 },
    { ...one('4RB7HD'), day: '2026-10-02', rule: 'retention', forms: 1 },
  ],
});

export const noErasures = StaffErasures.parse({ keepsMonths: 12, due: [], erased: [] });
