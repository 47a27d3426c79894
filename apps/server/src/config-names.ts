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
  // One row of Levenshtein's table at a time: from each beginning of `b` to the letters of `a` so far.
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...a].entries()) {
    let diagonal = row;
    let left = row + 1;
    const here = [left];
    for (const [column, up] of above.slice(1).entries()) {
      left = Math.min(diagonal + (letter === b[column] ? 0 : 1), up + 1, left + 1);
      here.push(left);
      diagonal = up;
    }
    above = here;
  }
  return above.at(-1) ?? 0;
}
