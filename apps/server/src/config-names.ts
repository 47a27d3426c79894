import { Settings } from './config-settings.ts';

/** Variables that only the project's tests read. */
const OTHERS = ['LYKTA_LONG', 'LYKTA_TEST_DATABASE'];

/**
 * Returns a line for each LYKTA_ name that is not a setting: otherwise a typing error would silently leave a default in
 * force.
 */
export function misspelt(names: readonly string[]): string[] {
  const known = Object.keys(Settings.shape);
  return names
    .filter((name) => !known.includes(name) && !OTHERS.includes(name))
    .map((name) => {
      const [nearest] = known
        .map((setting) => ({ setting, slips: slipsBetween(name, setting) }))
        .filter(({ slips }) => slips <= MOST_SLIPS)
        .sort((a, b) => a.slips - b.slips);
      return `${name}: no such setting${nearest ? `; did you mean ${nearest.setting}?` : ''}`;
    });
}

const MOST_SLIPS = 3;

/** Returns how many letters must be added, removed or changed to turn one name into the other. */
function slipsBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = above[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      here.push(Math.min(change, above[column]! + 1, here[column - 1]! + 1));
    }
    above = here;
  }
  return above[b.length]!;
}
