import { present } from '@lykta/domain';
import { SENT } from '../../counts/counts.ts';
import { readLeads } from '../../features/statistics/publishing/leads.ts';
import { ALIKE_BELOW, WHOLE } from '../../features/statistics/publishing/withhold.ts';
import { findForced } from './bounds.ts';
import type { Memory } from './memory.ts';
import type { Life } from './random-life.ts';
import { restsOf, type Shown } from './resting.ts';
import { findSmallSum } from './solve.ts';

/**
 * The maximum difference between a rounded and the exact number; with one unrounded number, all are treated as exact.
 */
const doubtOf = (seen: readonly Shown[]) =>
  seen.some(({ numbers }) => [...numbers.values()].some((n) => n % 3 !== 0)) ? 0 : 2;

/** Returns what an attacker learns from everything shown, one line per way. An empty list means that the rules held. */
export function attack(life: Life, memory: Memory): string[] {
  const seen = memory.all();
  return [...addUp(life, seen), ...beSure(life, seen)];
}

/**
 * Finds combinations of shown numbers that cover fewer children than the threshold. The count of a branch also reveals
 * something about everybody who answered a question that leads to it.
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
 * Finds groups of fewer than ten children who the attacker knows all gave the same answer, or groups of any size of
 * which nothing is shown. The attacker is assumed to know the sizes of all cells.
 */
function beSure(life: Life, seen: readonly Shown[]): string[] {
  const doubt = doubtOf(seen);
  const tables = Map.groupBy(
    seen.filter(({ question }) => question !== SENT),
    ({ quarter, question, day }) => JSON.stringify([quarter, question, day]),
  );
  return [...tables.values()].flatMap((rows) => {
    const { quarter, question, day } = present(rows[0], 'rows[0]');
    const answerers = [...restsOf(life, { quarter, unit: WHOLE, question }, day)];
    const isShown = (unit: string) => rows.some((row) => row.unit === unit);
    return findForced(life, question, { answerers, rows, doubt })
      .filter(({ unit, size }) => size < ALIKE_BELOW || !isShown(unit))
      .map(({ unit, size }) => `${question}: all ${size} of ${unit}`);
  });
}
