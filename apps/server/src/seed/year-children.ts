import { namesOf, own, present, type Gender } from '@lykta/domain';
import { child, home, type DemoChild, type DemoHome, type DemoMember, type DemoUnit } from './people.ts';

/** A child whose case began within the last four quarters. */
export interface YearChild extends DemoChild {
  unit: DemoUnit;
  /** In which of the four quarters the case began, from 0. Those of the first one share an invitation. */
  quarter: number;
  /** Who invited the child. */
  worker: DemoMember;
  /** What the unit calls it; children who share an invitation get theirs one by one. */
  label: string | null;
}

const HOMES: Record<string, DemoHome[]> = {
  both: [home('DETACHED_HOUSE', 'MOTHER', 'FATHER')],
  mum: [home('APARTMENT', 'MOTHER', 'LITTLE_SISTER')],
  dad: [home('ROW_HOUSE', 'FATHER')],
  two: [home('APARTMENT', 'MOTHER'), home('APARTMENT', 'FATHER', 'STEP_MOTHER')],
  foster: [home('DETACHED_HOUSE', 'FOSTER_MOTHER', 'FOSTER_FATHER')],
  gran: [home('APARTMENT', 'PATERNAL_GRANDMOTHER', 'PATERNAL_GRANDFATHER')],
};

/** Age, gender, number of the figure, home, wellbeing in hundredths, quarter, who invited, label. */
type Row = readonly [number, Gender | null, number, string, number, number, DemoMember, string?];

const ROWS: Record<DemoUnit, readonly Row[]> = {
  north: [
    [7, 'MALE', 28, 'both', 70, 0, 'karin', 'SN 2026/0118'],
    [8, 'FEMALE', 22, 'mum', 35, 0, 'karin', 'Blå fjäril'],
    [9, 'FEMALE', 24, 'both', 80, 0, 'karin'],
    [10, 'MALE', 15, 'two', 55, 0, 'karin', 'SN 2026/0131'],
    [11, 'FEMALE', 14, 'gran', 45, 0, 'karin'],
    [12, 'MALE', 38, 'mum', 25, 0, 'karin', 'Kl 9 måndag'],
    [13, 'FEMALE', 34, 'both', 65, 0, 'karin'],
    [14, 'MALE', 41, 'dad', 50, 0, 'karin', 'SN 2026/0126'],
    [10, 'FEMALE', 4, 'both', 50, 0, 'karin', 'Vit sten'],
    [8, 'MALE', 49, 'foster', 60, 1, 'sanna', 'SN 2026/0207'],
    [9, 'FEMALE', 37, 'mum', 40, 1, 'karin', 'Gul tulpan'],
    [12, 'FEMALE', 40, 'two', 75, 2, 'sanna', 'SN 2026/0288'],
    [15, 'FEMALE', 19, 'dad', 30, 2, 'karin', 'SN 2026/0291'],
    [16, 'MALE', 52, 'both', 55, 2, 'sanna', 'SN 2026/0302'],
    [11, 'MALE', 10, 'mum', 20, 3, 'sanna', 'Grön drake'],
    [13, null, 27, 'gran', 60, 3, 'karin', 'SN 2026/0377'],
  ],
  south: [
    [7, 'FEMALE', 51, 'both', 85, 0, 'olle', 'SN 2026/0104'],
    [8, 'FEMALE', 50, 'two', 50, 0, 'olle'],
    [9, 'MALE', 30, 'mum', 40, 0, 'olle', 'SN 2026/0122'],
    [10, 'FEMALE', 42, 'foster', 30, 0, 'olle', 'Röd drake'],
    [11, 'MALE', 21, 'both', 70, 0, 'olle'],
    [12, 'FEMALE', 31, 'dad', 60, 0, 'olle'],
    [13, 'MALE', 6, 'mum', 45, 0, 'olle', 'SN 2026/0140'],
    [14, 'FEMALE', 13, 'both', 75, 0, 'olle'],
    [7, 'MALE', 2, 'gran', 55, 1, 'fatima', 'SN 2026/0210'],
    [10, 'FEMALE', 47, 'two', 65, 1, 'olle', 'SN 2026/0214'],
    [12, 'MALE', 12, 'foster', 25, 1, 'fatima', 'Vit svan'],
    [9, 'FEMALE', 36, 'mum', 50, 2, 'fatima', 'SN 2026/0295'],
    [15, 'MALE', 18, 'both', 40, 2, 'olle', 'SN 2026/0310'],
    [16, 'FEMALE', 20, 'dad', 35, 2, 'fatima', 'SN 2026/0311'],
    [8, 'FEMALE', 39, 'mum', 70, 3, 'olle', 'Liten björn'],
    [11, 'FEMALE', 43, 'both', 60, 3, 'fatima', 'SN 2026/0381'],
    [14, 'MALE', 7, 'two', 45, 3, 'olle', 'SN 2026/0384'],
  ],
  youth: [
    [15, 'FEMALE', 33, 'both', 60, 0, 'jonas', 'UC 114'],
    [16, 'FEMALE', 3, 'mum', 45, 0, 'jonas', 'UC 117'],
    [17, 'MALE', 32, 'dad', 55, 0, 'jonas'],
    [18, 'FEMALE', 29, 'two', 70, 0, 'jonas'],
    [15, 'MALE', 44, 'foster', 20, 0, 'jonas', 'UC 121'],
    [16, 'MALE', 23, 'both', 65, 0, 'jonas'],
    [17, 'FEMALE', 25, 'mum', 50, 0, 'jonas', 'UC 125'],
    [18, 'MALE', 21, 'gran', 40, 0, 'jonas'],
    [14, 'FEMALE', 16, 'two', 30, 1, 'fatima', 'UC 203'],
    [15, 'TRANS_NONBINARY', 48, 'mum', 45, 1, 'jonas', 'UC 204'],
    [16, 'FEMALE', 1, 'both', 80, 1, 'jonas', 'UC 209'],
    [17, 'FEMALE', 46, 'dad', 55, 2, 'fatima', 'UC 301'],
    [18, 'MALE', 38, 'foster', 60, 2, 'jonas', 'UC 304'],
    [15, 'MALE', 10, 'both', 70, 3, 'jonas', 'UC 402'],
    [16, null, 27, 'two', 35, 3, 'fatima', 'UC 405'],
    [17, 'FEMALE', 17, 'mum', 50, 3, 'jonas', 'UC 407'],
  ],
};

const OTHERS = ['FRIEND', 'TEACHER', 'PET', 'BEST_FRIEND', 'COUSIN'] as const;
/** After the numbers of the first children. */
const FIRST_NUMBER = 17;

/** Children of all ages in three units; one of them deletes its account, and then the demo has sixty. */
export const YEAR_CHILDREN: readonly YearChild[] = namesOf(ROWS)
  .flatMap((unit) => ROWS[unit].map((row) => ({ unit, row })))
  .map(({ unit, row }, index) => {
    const [age, gender, figure, where, wellbeing, quarter, worker, label = null] = row;
    return {
      ...child(FIRST_NUMBER + index, age, gender, figure),
      homes: present(own(HOMES, where), where),
      others: [OTHERS[index % OTHERS.length]!],
      wellbeing: wellbeing / 100,
      unit,
      quarter,
      worker,
      label,
    };
  });
