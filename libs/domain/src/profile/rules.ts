export const genders = [
  'FEMALE',
  'MALE',
  'NEUTRAL',
  'INTERSEX',
  'TRANS_BINARY',
  'TRANS_NONBINARY',
  'QUEER',
  'OTHER',
  'DONT_KNOW',
] as const;
/** How many years back a birth year may lie (docs/product.md §5). */
export const MAX_AGE = 110;

/** Whether a birth year is possible in the given year. */
export function isBirthYear(year: number, thisYear: number): boolean {
  return Number.isInteger(year) && year >= thisYear - MAX_AGE && year <= thisYear;
}

/**
 * The steps that complete a profile, in the order in which the home screen asks for them (docs/product.md §2, home).
 */
export type ProfileStep = 'avatar' | 'birthyear' | 'gender' | 'accommodation';
