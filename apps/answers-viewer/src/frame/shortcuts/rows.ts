const ROWS = 'main tbody tr, main li';
const CONTROL = 'a[href], button';

/**
 * Moves the focus to the next or previous row; without a focused row to the first. Enter opens the row, as it is a
 * link.
 * @returns false when the page has no rows
 */
export function goToRow(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll(ROWS)].filter((row) => row.querySelector(CONTROL));
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const there = here < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, here + step));
  rows[there]?.querySelector<HTMLElement>(CONTROL)?.focus();
  return rows.length > 0;
}
