import { SENT } from '../../records/counts.ts';
import { readLeads } from '../../features/statistics/publishing/leads.ts';
import { ALIKE_BELOW, WHOLE } from '../../features/statistics/publishing/withhold.ts';
import { findForced } from './bounds.ts';
import type { Memory } from './memory.ts';
import type { Life } from './random-life.ts';
import { restsOf, type Shown } from './resting.ts';
import { findSmallSum } from './solve.ts';

/** How far a rounded number is from the exact one at most; who sees a number that isn't rounded knows them all. */
const doubtOf = (seen: readonly Shown[]) =>
  seen.some(({ numbers }) => [...numbers.values()].some((n) => n % 3 !== 0)) ? 0 : 2;

/** What an attacker who was shown all this wins: each line tells one way. None: the rules held. */
export function attack(life: Life, memory: Memory): string[] {
  const seen = memory.all();
  return [...addUp(life, seen), ...beSure(life, seen)];
}

/**
 * Combinations of what was seen that rest on fewer children than the threshold. How many answered a branch also speaks of
 * everybody who answered a question that leads to it.
 */
function addUp(life: Life, seen: readonly Shown[]): string[] {
  const leads = readLeads(life.form);
  return [SENT, ...leads.keys()].flatMap((question) => {
    const own = seen.filter((shown) => shown.question === question);
    const led = seen.filter((shown) => leads.get(shown.question)?.has(question));
    const sums = [
      ...own.map(({ rests }) => rests),
      ...led.map((shown) => restsOf(life, { ...shown, question }, shown.day)),
    ];
    const found = findSmallSum(
      sums.filter(({ size }) => size > 0),
      life.threshold,
    );
    return found === undefined ? [] : [`${question || 'sent'}: a sum over ${found}`];
  });
}

/**
 * Groups of fewer than ten of whom the attacker is sure that all answered alike, or of any size where nothing of the group
 * is shown. The sizes of all cells are known to such an attacker.
 */
function beSure(life: Life, seen: readonly Shown[]): string[] {
  const doubt = doubtOf(seen);
  const tables = Map.groupBy(
    seen.filter(({ question }) => question !== SENT),
    ({ quarter, question, day }) => JSON.stringify([quarter, question, day]),
  );
  return [...tables.values()].flatMap((rows) => {
    const { quarter, question, day } = rows[0]!;
    const answerers = [...restsOf(life, { quarter, unit: WHOLE, question }, day)];
    const isShown = (unit: string) => rows.some((row) => row.unit === unit);
    return findForced(life, question, { answerers, rows, doubt })
      .filter(({ unit, size }) => size < ALIKE_BELOW || !isShown(unit))
      .map(({ unit, size }) => `${question}: all ${size} of ${unit}`);
  });
}
