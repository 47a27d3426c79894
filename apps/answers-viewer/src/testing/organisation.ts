import { Member, Organisation, StaffLoad, StaffNews } from '@lykta/domain';
import { admin, worker } from './people.ts';

export const organisation = Organisation.parse({
  id: 'org-1',
  name: 'Exempelby kommun',
  units: ['Norra teamet', 'Södra teamet'],
  unitAccess: [
    { unit: 'Norra teamet', access: 'unit' },
    { unit: 'Södra teamet', access: 'assigned' },
  ],
  threshold: 5,
  showNames: false,
  reading: [
    { unit: 'Norra teamet', days: 3 },
    { unit: 'Södra teamet', days: null },
  ],
  telling: [
    { unit: 'Norra teamet', days: 7 },
    { unit: 'Södra teamet', days: 3 },
  ],
  keepsMonths: 12,
  secondReader: false,
});

export const load = StaffLoad.parse([
  { unit: 'Södra teamet', worker: 'Lo Ek', children: 9, unread: 4, oldest: '2026-11-02' },
  { unit: 'Norra teamet', worker: 'Karin Lind', children: 14, unread: 2, oldest: '2026-11-19' },
  { unit: 'Norra teamet', children: 3, unread: 0 },
]);

export const members = [
  { id: admin.id, email: 'amir@exempelby.example', name: admin.name, role: 'admin', units: [], active: true },
  {
    id: worker.id,
    email: 'karin@exempelby.example',
    name: worker.name,
    role: 'worker',
    units: worker.units,
    active: true,
  },
  {
    id: 'staff-3',
    email: 'lo@exempelby.example',
    name: 'Lo Ek',
    role: 'worker',
    units: ['Södra teamet'],
    active: false,
  },
].map((one) => Member.parse({ lastDay: null, ...one }));

const school = { id: 'skola', version: 1 };

/** Two children sent something, one of them both forms; another accepted. */
export const news = StaffNews.parse({
  since: '2026-11-18T14:20:00Z',
  accepted: [{ invitation: 'inv-1', client: '8DN6KF', at: '2026-11-19T08:00:00Z' }],
  sent: [
    { invitation: 'inv-1', client: '7KF2MA', request: 'inv-1-r1', form: school, at: '2026-11-20T13:20:00Z' },
    { invitation: 'inv-1', client: '2MX9TB', request: 'inv-1-r1', form: school, at: '2026-11-19T13:20:00Z' },
  ],
  unopened: 2,
  waiting: 1,
  promises: [{ unit: 'Norra teamet', days: 3 }],
  readsFor: [{ name: 'Olle Ström', from: '2026-11-16', to: '2026-11-27', children: 5 }],
  readBy: [{ name: 'Sara Öberg', from: '2026-12-14', to: '2026-12-18', children: 23 }],
});
export const noNews = StaffNews.parse({
  since: null,
  ...{ accepted: [], sent: [], unopened: 0, waiting: 0 },
  ...{ promises: [], readsFor: [], readBy: [] },
});
