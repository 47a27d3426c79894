import { ClientSession, Invitations, KeptAnswers, Profile } from '@lykta/domain';

const created = '2026-11-01T09:00:00.000Z';

export const noInvitations = Invitations.parse({ pending: [], accepted: [] });

/** One pending invitation and one accepted with two forms. */
export const someInvitations = Invitations.parse({
  pending: [
    {
      id: 'inv-2',
      code: 'K7M2PQ',
      owner: 'Norra kommunen',
      unit: 'Familjeteamet',
      created,
      status: { status: 'active' },
      forOneChild: true,
    },
  ],
  accepted: [
    {
      id: 'inv-1',
      code: 'ABC234',
      owner: 'Södra kommunen',
      unit: 'Ungdomsteamet',
      created,
      status: { status: 'active' },
      forOneChild: true,
      requestId: 'req-1',
      ownCode: '62Q58W',
      showsFigure: false,
      forms: [{ id: 'school', version: 1, order: 0 }],
      requests: [
        {
          id: 'req-1',
          created,
          done: null,
          forms: [{ form: { id: 'school', version: 1, order: 0 }, done: null }],
        },
      ],
    },
  ],
});

/** A unit that soon erases, with an extract, and one that erased everything; both rules. */
export const keptAnswers = KeptAnswers.parse([
  {
    invitation: 'inv-1',
    unit: 'Ungdomsteamet',
    owner: 'Södra kommunen',
    sent: 2,
    on: '2026-12-20',
    erased: [],
    extracts: ['2026-11-03'],
  },
  {
    invitation: 'inv-2',
    unit: 'Familjeteamet',
    owner: 'Norra kommunen',
    sent: 0,
    erased: [
      { day: '2026-11-10', rule: 'child', forms: 1 },
      { day: '2026-02-01', rule: 'retention', forms: 3 },
    ],
    extracts: [],
  },
]);

export const session = ClientSession.parse({
  id: 'child-1',
  invitations: noInvitations,
  verified: true,
  lock: false,
  locked: false,
});

/** The profile of a new account. */
export const emptyProfile = Profile.parse({
  avatar: { type: 'ID', data: 'default' },
  birthYear: 0,
  gender: null,
  persons: {},
  houses: {},
  housePersonMap: {},
});

/** A complete profile: two homes, four persons in them, and a friend who lives in neither. */
export const fullProfile = Profile.parse({
  avatar: { type: 'ID', data: 'child-03' },
  birthYear: 2013,
  gender: 'FEMALE',
  persons: {
    mum: { type: 'MOTHER', avatar: 'adult-02' },
    dad: { type: 'FATHER', avatar: 'adult-03' },
    sister: { type: 'LITTLE_SISTER', avatar: 'child-05' },
    dog: { type: 'PET', avatar: 'pet-01' },
    friend: { type: 'BEST_FRIEND', avatar: 'child-07' },
  },
  houses: {
    home1: { type: 'APARTMENT', avatar: 'house-apartment' },
    home2: { type: 'DETACHED_HOUSE', avatar: 'house-villa' },
  },
  housePersonMap: { home1: ['mum', 'sister', 'dog'], home2: ['dad'] },
});
