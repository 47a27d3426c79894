import { child, home, type DemoChild } from './people.ts';

export interface FirstChild extends DemoChild {
  /** Null: invited, and has not replied. */
  unit: 'north' | 'south' | null;
  /** How much of the requested forms is answered: all and sent, begun, or nothing. */
  answers: 'sent' | 'begun' | 'none';
}

/** The children whose last three weeks the demo tells day by day; README names the first one. */
export const CHILDREN: FirstChild[] = [
  {
    ...child(5, 12, 'FEMALE', 3),
    homes: [home('APARTMENT', 'MOTHER', 'LITTLE_BROTHER'), home('DETACHED_HOUSE', 'FATHER', 'STEP_MOTHER')],
    others: ['BEST_FRIEND', 'MATERNAL_GRANDMOTHER', 'PET'],
    unit: 'north',
    wellbeing: 0.55,
    answers: 'sent',
  },
  {
    ...child(6, 9, 'MALE', 26),
    homes: [home('ROW_HOUSE', 'FOSTER_MOTHER', 'FOSTER_FATHER')],
    others: ['MOTHER', 'FRIEND'],
    unit: 'north',
    wellbeing: 0.7,
    answers: 'sent',
  },
  {
    ...child(7, 15, 'NEUTRAL', 35),
    homes: [home('APARTMENT', 'FATHER')],
    others: ['SCHOOL_COUNSELOR', 'FRIEND'],
    unit: 'north',
    wellbeing: 0.3,
    answers: 'sent',
  },
  {
    ...child(8, 11, 'FEMALE', 45),
    homes: [home('DETACHED_HOUSE', 'MOTHER', 'FATHER', 'BIG_SISTER')],
    others: ['CLASSMATE', 'PET'],
    unit: 'north',
    wellbeing: 0.85,
    answers: 'sent',
  },
  {
    ...child(9, 16, 'MALE', 23),
    homes: [home('APARTMENT', 'MOTHER', 'TWIN_SISTER')],
    others: ['COACH', 'TEAMMATE'],
    unit: 'north',
    wellbeing: 0.6,
    answers: 'sent',
  },
  {
    ...child(10, 13, 'FEMALE', 4),
    homes: [home('APARTMENT', 'MATERNAL_GRANDMOTHER')],
    others: ['MATERNAL_AUNT', 'BEST_FRIEND'],
    unit: 'north',
    wellbeing: 0.45,
    answers: 'sent',
  },
  {
    ...child(11, 10, null, 8),
    homes: [home('OTHER_HOUSE', 'MOTHER', 'STEP_FATHER', 'STEP_BROTHER')],
    others: ['TEACHER'],
    unit: 'north',
    wellbeing: 0.5,
    answers: 'begun',
  },
  {
    ...child(12, 14, 'MALE', 6),
    homes: [home('APARTMENT', 'MOTHER', 'FATHER')],
    others: ['FRIEND', 'PET'],
    unit: 'south',
    wellbeing: 0.65,
    answers: 'sent',
  },
  {
    ...child(13, 12, 'FEMALE', 9),
    homes: [home('ROW_HOUSE', 'ADOPTIVE_MOTHER', 'ADOPTIVE_FATHER')],
    others: ['COUSIN', 'GODMOTHER'],
    unit: 'south',
    wellbeing: 0.9,
    answers: 'sent',
  },
  {
    ...child(14, 17, 'TRANS_NONBINARY', 11),
    homes: [home('APARTMENT', 'BIG_BROTHER')],
    others: ['CONTACT_PERSON', 'BEST_FRIEND'],
    unit: 'south',
    wellbeing: 0.4,
    answers: 'sent',
  },
  {
    ...child(15, 8, 'MALE', 10),
    homes: [home('DETACHED_HOUSE', 'FATHER', 'LITTLE_SISTER')],
    others: ['PATERNAL_GRANDFATHER', 'PET'],
    unit: 'south',
    wellbeing: 0.75,
    answers: 'none',
  },
  {
    ...child(16, 13, 'FEMALE', 47),
    homes: [home('APARTMENT', 'MOTHER')],
    others: ['FRIEND'],
    unit: null,
    wellbeing: 0.6,
    answers: 'none',
  },
];
