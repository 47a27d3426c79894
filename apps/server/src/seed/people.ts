import type { CreateMember, Gender, HouseType, NonEmpty, PersonType } from '@lykta/domain';

export const ORGANISATION = 'Exempelby kommun';
export const UNITS = { north: 'Barn och familj Norr', south: 'Barn och familj Söder' } as const;

/** One password for all staff and one for all children, because this is a demo. */
export const PASSWORDS = { staff: 'lykta-demo-personal', child: 'lykta-demo-barn' } as const;

/** The admin, and the worker of each unit. */
export const STAFF = {
  admin: { email: 'amira@exempelby.example', name: 'Amira Berg', role: 'admin', units: [] },
  north: { email: 'karin@exempelby.example', name: 'Karin Lind', role: 'worker', units: [UNITS.north] },
  south: { email: 'olle@exempelby.example', name: 'Olle Ström', role: 'worker', units: [UNITS.south] },
} satisfies Record<string, CreateMember>;

/** A home and who lives there. */
interface DemoHome {
  type: HouseType;
  persons: PersonType[];
}

/** A child of the demo. */
export interface DemoChild {
  /** From the series reserved for films and books, so that it belongs to nobody. */
  phone: string;
  age: number;
  gender: Gender | null;
  avatar: string;
  homes: DemoHome[];
  others: PersonType[];
  unit: keyof typeof UNITS | null;
  /** From 0 (has a hard time) to 1. */
  wellbeing: number;
  /** How much of the requested forms is answered: all and sent, begun, or nothing. */
  answers: 'sent' | 'begun' | 'none';
}

const home = (type: HouseType, ...persons: PersonType[]): DemoHome => ({ type, persons });
const phone = (n: number) => `07017406${String(n).padStart(2, '0')}`;

export const CHILDREN: NonEmpty<DemoChild> = [
  {
    phone: phone(5),
    age: 12,
    gender: 'FEMALE',
    avatar: 'child-03',
    homes: [home('APARTMENT', 'MOTHER', 'LITTLE_BROTHER'), home('DETACHED_HOUSE', 'FATHER', 'STEP_MOTHER')],
    others: ['BEST_FRIEND', 'MATERNAL_GRANDMOTHER', 'PET'],
    unit: 'north',
    wellbeing: 0.55,
    answers: 'sent',
  },
  {
    phone: phone(6),
    age: 9,
    gender: 'MALE',
    avatar: 'child-01',
    homes: [home('ROW_HOUSE', 'FOSTER_MOTHER', 'FOSTER_FATHER')],
    others: ['MOTHER', 'FRIEND'],
    unit: 'north',
    wellbeing: 0.7,
    answers: 'sent',
  },
  {
    phone: phone(7),
    age: 15,
    gender: 'NEUTRAL',
    avatar: 'child-05',
    homes: [home('APARTMENT', 'FATHER')],
    others: ['SCHOOL_COUNSELOR', 'FRIEND'],
    unit: 'north',
    wellbeing: 0.3,
    answers: 'sent',
  },
  {
    phone: phone(8),
    age: 11,
    gender: 'FEMALE',
    avatar: 'child-02',
    homes: [home('DETACHED_HOUSE', 'MOTHER', 'FATHER', 'BIG_SISTER')],
    others: ['CLASSMATE', 'PET'],
    unit: 'north',
    wellbeing: 0.85,
    answers: 'sent',
  },
  {
    phone: phone(9),
    age: 16,
    gender: 'MALE',
    avatar: 'child-07',
    homes: [home('APARTMENT', 'MOTHER', 'TWIN_SISTER')],
    others: ['COACH', 'TEAMMATE'],
    unit: 'north',
    wellbeing: 0.6,
    answers: 'sent',
  },
  {
    phone: phone(10),
    age: 13,
    gender: 'FEMALE',
    avatar: 'child-04',
    homes: [home('APARTMENT', 'MATERNAL_GRANDMOTHER')],
    others: ['MATERNAL_AUNT', 'BEST_FRIEND'],
    unit: 'north',
    wellbeing: 0.45,
    answers: 'sent',
  },
  {
    phone: phone(11),
    age: 10,
    gender: null,
    avatar: 'child-08',
    homes: [home('OTHER_HOUSE', 'MOTHER', 'STEP_FATHER', 'STEP_BROTHER')],
    others: ['TEACHER'],
    unit: 'north',
    wellbeing: 0.5,
    answers: 'begun',
  },
  {
    phone: phone(12),
    age: 14,
    gender: 'MALE',
    avatar: 'child-06',
    homes: [home('APARTMENT', 'MOTHER', 'FATHER')],
    others: ['FRIEND', 'PET'],
    unit: 'south',
    wellbeing: 0.65,
    answers: 'sent',
  },
  {
    phone: phone(13),
    age: 12,
    gender: 'FEMALE',
    avatar: 'child-09',
    homes: [home('ROW_HOUSE', 'ADOPTIVE_MOTHER', 'ADOPTIVE_FATHER')],
    others: ['COUSIN', 'GODMOTHER'],
    unit: 'south',
    wellbeing: 0.9,
    answers: 'sent',
  },
  {
    phone: phone(14),
    age: 17,
    gender: 'TRANS_NONBINARY',
    avatar: 'child-11',
    homes: [home('APARTMENT', 'BIG_BROTHER')],
    others: ['CONTACT_PERSON', 'BEST_FRIEND'],
    unit: 'south',
    wellbeing: 0.4,
    answers: 'sent',
  },
  {
    phone: phone(15),
    age: 8,
    gender: 'MALE',
    avatar: 'child-10',
    homes: [home('DETACHED_HOUSE', 'FATHER', 'LITTLE_SISTER')],
    others: ['PATERNAL_GRANDFATHER', 'PET'],
    unit: 'south',
    wellbeing: 0.75,
    answers: 'none',
  },
  {
    phone: phone(16),
    age: 13,
    gender: 'FEMALE',
    avatar: 'child-12',
    homes: [home('APARTMENT', 'MOTHER')],
    others: ['FRIEND'],
    unit: null,
    wellbeing: 0.6,
    answers: 'none',
  },
];
