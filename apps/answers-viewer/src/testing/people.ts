import { StaffClient, StaffForm, StaffInvitation, StaffSession } from '@lykta/domain';

export const worker = StaffSession.parse({
  id: 'staff-1',
  name: 'Karin Lind',
  organisation: 'Exempelby kommun',
  units: ['Norra teamet', 'Södra teamet'],
  role: 'worker',
});
export const admin = StaffSession.parse({ ...worker, id: 'staff-2', name: 'Amir Berg', role: 'admin' });

/** Shares out the cases of a unit, and opens no answers. */
export const manager = StaffSession.parse({ ...worker, id: 'staff-4', name: 'Mona Ask', role: 'manager' });
/** Writes forms, and sees no children. */
export const author = StaffSession.parse({ ...worker, id: 'staff-5', name: 'Flora Lund', role: 'author' });

export const forms = [
  { id: 'skola', version: 1, name: 'Skolan', mutable: true, icon: '🎒', group: 'school' },
  { id: 'familj', version: 1, name: 'Familjen', mutable: true, icon: '🏠', group: 'family' },
  { id: 'fritid', version: 1, name: 'Fritiden', mutable: true, icon: '⚽', group: 'leisure' },
].map((one) => StaffForm.parse(one));

/** The first form has an earlier version, and the last one is retired. */
export const ownForms = forms.map((form, index) => ({
  ...form,
  own: true as const,
  ...(index === 0 ? { version: 2, earlier: [1] } : {}),
  ...(index === forms.length - 1 ? { retired: true as const } : {}),
}));

const invitation = (id: string, code: string, unit: string, created: string, accepted: number, more = {}) =>
  StaffInvitation.parse({
    id,
    code,
    owner: 'Exempelby kommun',
    unit,
    created: `${created}T08:00:00Z`,
    status: { status: 'active' },
    link: `https://app.lykta.example/connect/${code}`,
    maxClients: 12,
    accepted,
    taking: accepted,
    requests: [
      {
        id: `${id}-r1`,
        created: `${created}T08:00:00Z`,
        forms: [
          { id: 'skola', version: 1, order: 0 },
          { id: 'familj', version: 1, order: 1 },
        ],
      },
    ],
    deletedChildren: [],
    ...more,
  });

export const invitations = [
  invitation('inv-1', 'KXM7P2', 'Norra teamet', '2026-09-03', 14),
  invitation('inv-2', 'QRS4T8', 'Södra teamet', '2026-10-12', 9),
  invitation('inv-3', 'ABC9D5', 'Norra teamet', '2026-11-02', 0, { status: { status: 'paused' } }),
  invitation('inv-4', 'WXY3Z6', 'Södra teamet', '2026-08-20', 0, { status: { status: 'closed' } }),
];

const sent = (id: string, request: string, at: string, opened = true) => ({
  id,
  version: 1,
  request,
  at: `${at}T13:20:00Z`,
  opened,
  readers: opened ? [{ name: 'Karin Lind', day: '2026-11-20' }] : [],
});
const child = (client: string, avatar: string, accepted: string, list: unknown[], more = {}) =>
  StaffClient.parse({ client, avatar, accepted: `${accepted}T09:00:00Z`, sent: list, ...more });

/** The children of `inv-1`: new answers, old answers, none yet, and one who has left. */
export const children = [
  child(
    '7KF2MA',
    'child-01',
    '2026-09-03',
    [sent('familj', 'inv-1-r1', '2026-11-12'), sent('skola', 'inv-1-r1', '2026-11-20', false)],
    { flags: { help: 2, worries: 4, worse: 1 } },
  ),
  child('2MX9TB', 'child-02', '2026-09-04', [sent('skola', 'inv-1-r1', '2026-11-19', false)], {
    flags: { help: 0, worries: 0, worse: 0 },
    lateDays: 9,
  }),
  child('9TA4RC', 'child-03', '2026-09-05', [sent('skola', 'inv-1-r1', '2026-11-14')], {
    flags: { help: 0, worries: 1, worse: 0 },
  }),
  child('4RB7HD', 'child-04', '2026-09-05', [sent('familj', 'inv-1-r1', '2026-11-11')]),
  child('5HC3DE', 'child-05', '2026-09-08', [sent('skola', 'inv-1-r1', '2026-11-02')], {
    left: '2026-11-10T09:00:00Z',
  }),
  child('8DN6KF', 'child-06', '2026-09-10', []),
];

/** The same children; the first has a label, and the third a long one. */
export const labelledChildren = children.map((one, index) => ({
  ...one,
  ...(index === 0 ? { label: 'SN 2026/0412-3' } : {}),
  ...(index === 2 ? { label: 'Gruppen med äldre barn på Björkskolan' } : {}),
}));

/** The same children, with everything read. */
export const childrenRead = children.map(({ lateDays: _none, ...one }) => ({
  ...one,
  sent: one.sent.map((form) => ({ ...form, opened: true })),
}));

/** A unit name as long as some real ones. */
const longUnit = 'Mottagnings- och utredningsenheten för barn, unga och familjer i norra Exempelby';

/** The data of the first worker, in a unit with that name. */
export const inLongUnit = {
  staff: { ...worker, units: [longUnit] },
  invitations: invitations.map((one) => ({ ...one, unit: longUnit })),
};

/** A municipality's worth of invitations, newest first. */
export function manyInvitations(count: number) {
  const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  const letter = (number: number) => alphabet[number % alphabet.length];
  return Array.from({ length: count }, (_, index) =>
    invitation(
      `many-${index}`,
      `M${letter(index)}${letter(Math.floor(index / 31))}${letter(Math.floor(index / 961))}A2`,
      index % 2 === 0 ? 'Norra teamet' : 'Södra teamet',
      `2026-0${1 + (index % 9)}-1${index % 10}`,
      index % 13,
    ),
  );
}
