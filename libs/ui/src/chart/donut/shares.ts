/** A value's share of the whole in whole percent; 0 where there is no whole. */
export function percent(value: number, whole: number): number {
  return whole > 0 ? Math.round((value / whole) * 100) : 0;
}

/** Whether rounded shares add up to something else than 100, so that a note should say so. */
export function roundsUnevenly(values: readonly number[]): boolean {
  const whole = values.reduce((sum, value) => sum + value, 0);
  return whole > 0 && values.reduce((sum, value) => sum + percent(value, whole), 0) !== 100;
}
