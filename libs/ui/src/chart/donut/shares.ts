/** Share of the whole in whole percent; 0 when the whole is 0. */
export function percent(value: number, whole: number): number {
  return whole > 0 ? Math.round((value / whole) * 100) : 0;
}

/** Whether the rounded shares do not add up to 100, so that a note is needed. */
export function roundsUnevenly(values: readonly number[]): boolean {
  const whole = values.reduce((sum, value) => sum + value, 0);
  return whole > 0 && values.reduce((sum, value) => sum + percent(value, whole), 0) !== 100;
}
