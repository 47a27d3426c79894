const STEP = 3;

/**
 * Rounds a number at random to a multiple of 3. A multiple stays; other numbers go to the nearer multiple with
 * probability 2/3 and to the farther one with 1/3, so that the expected value is unchanged.
 * @param draw random number from 0 to 1, 1 excluded
 */
export function roundAtRandom(n: number, draw: number): number {
  const rest = n % STEP;
  const below = n - rest;
  return draw < rest / STEP ? below + STEP : below;
}
