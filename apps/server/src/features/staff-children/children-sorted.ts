import {
  CHILDREN_PAGE,
  dayOf,
  formatCode,
  type ChildSort,
  type ChildState,
  type StaffChildren,
} from '@lykta/domain';
import { invalidInput } from '../../problem.ts';
import { mayOpen, type Viewer } from '../../access/case-access.ts';
import { openFlags } from '../../records/flags.ts';
import { openChildLabel } from '../../records/labels.ts';
import { toStaffChildren } from '../../records/staff-clients.ts';
import { rowsToSort, type ChildrenAsked, type SortedRow } from './children-rows.ts';
import { countChildren, groupPlace, passes } from './child-filters.ts';
import type { Reading } from './children.ts';
import { rankOf, type Ranked } from './what-matters.ts';

type Order = (a: Ranked, b: Ranked) => number;
const byText = (textOf: (one: Ranked) => string): Order => {
  const { compare } = new Intl.Collator('sv', { numeric: true });
  return (a, b) => compare(textOf(a), textOf(b));
};
const byTime =
  (timeOf: (one: Ranked) => Date): Order =>
  (a, b) =>
    timeOf(b).getTime() - timeOf(a).getTime();
const latest: Order = (a, b) =>
  byTime(({ row }) => row.last_activity)(a, b) || b.row.last_activity_order - a.row.last_activity_order;

/** Each order, in its usual direction; equal children stand by latest activity. */
const orders: Record<ChildSort, Order> = {
  latest,
  // Among unread ones, who has waited longest comes first.
  matters: (a, b) => a.rank - b.rank || b.waitedDays - a.waitedDays,
  groups: (a, b) => {
    const [one, other] = [groupPlace(a), groupPlace(b)];
    return one.place - other.place || other.marks - one.marks || b.waitedDays - a.waitedDays;
  },
  child: byText(({ row, label }) => label ?? formatCode(row.pseudonym)),
  unit: byText(({ row }) => row.unit),
  invitation: byText(({ row }) => formatCode(row.code)),
  accepted: byTime(({ row }) => row.accepted),
  sent: (a, b) => b.row.sent - a.row.sent,
};

/** The orders and the filters that need a child's flags, which are sealed; the order by child needs its label. */
const FLAG_SORTS: ReadonlySet<ChildSort> = new Set(['matters', 'groups']);
const FLAG_STATES: ReadonlySet<ChildState> = new Set(['help', 'worries', 'worse']);

/** Reads where a page begins. @throws {Problem} 400 for anything but a number */
function readStart(after: string | undefined): number {
  if (after === undefined) return 0;
  if (!/^\d{1,7}$/.test(after)) throw invalidInput({ path: 'after', message: 'unknown-page' });
  return Number(after);
}

/**
 * Returns a page of the children in some units in any order. Labels and flags are sealed, so the server opens those that
 * the member may open, and nothing else: one query reads all children, at most some thousands.
 */
export async function readSorted(
  { db, keyRing, now }: Reading,
  viewer: Viewer,
  asked: ChildrenAsked,
): Promise<StaffChildren> {
  const { sort = 'latest', state, turned, after } = asked;
  const start = readStart(after);
  const needsFlags = FLAG_SORTS.has(sort) || (state !== undefined && FLAG_STATES.has(state));
  const needsLabel = sort === 'child';
  const today = dayOf(now);
  const rows = await rowsToSort(db, viewer, asked, today);
  const open = (row: SortedRow): Ranked => {
    const { wrapped, secret_number, ledger, ledger_clock, ...rest } = row;
    const mine = wrapped && secret_number !== null && ledger && ledger_clock !== null;
    const sealed = (needsFlags && row.flags_sealed) || (needsLabel && row.label_sealed);
    if (!sealed || !mine || !mayOpen(viewer, row)) return rankOf(rest, {}, today);
    const key = keyRing.unwrap(row.account_id, { wrapped, secret_number, ledger, ledger_clock });
    const label = needsLabel && row.label_sealed ? openChildLabel(key, row, row.label_sealed) : undefined;
    return rankOf(rest, { label, flags: needsFlags ? openFlags(key, row) : undefined }, today);
  };
  const all = rows.map(open);
  const opened = state === undefined ? [...all] : all.filter(passes[state]);
  const way = turned ? -1 : 1;
  opened.sort((a, b) => way * orders[sort](a, b) || latest(a, b));
  const end = start + CHILDREN_PAGE;
  const page = opened.slice(start, end).map(({ row }) => row);
  return {
    clients: await toStaffChildren(db, keyRing, viewer, page, now),
    next: opened.length > end ? String(end) : null,
    ...(sort === 'groups' && state === undefined && start === 0 ? { counts: countChildren(all) } : {}),
  };
}
