const STEP = 3;

/**
 * Rounds a number at random to a multiple of 3: a multiple stays, the others go to the nearer neighbour with probability
 * 2/3 and to the farther with 1/3. On average nothing is added or taken away.
 * @param draw from 0 up to 1
 */
export function roundAtRandom(n: number, draw: number): number {
  const rest = n % STEP;
  const below = n - rest;
  return draw < rest / STEP ? below + STEP : below;
}
