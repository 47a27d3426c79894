const ROWS = 'main tbody tr, main li';
const CONTROL = 'a[href], button';

/**
 * Moves the focus to the row after or before the one that has it; without one, to the first. Enter then opens it, as it
 * opens any link. @returns false where the page has no rows
 */
export function goToRow(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll(ROWS)].filter((row) => row.querySelector(CONTROL));
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const there = here < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, here + step));
  rows[there]?.querySelector<HTMLElement>(CONTROL)?.focus();
  return rows.length > 0;
}
