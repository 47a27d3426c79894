/**
 * The disclosure rules for published tables. All of them always apply. The attack tests switch off one rule at a time
 * and check that the attacker then wins (testing/attack).
 */
const tableRules = [
  /** Withholds cells with few children. */
  'few',
  /** Withholds cells in which fewer than ten children answered and all gave the same answer. */
  'same',
  /** Withholds a question if a question that decides whether it is asked is withheld. */
  'branches',
  /** Withholds further cells, so that no withheld number can be computed from the shown ones. */
  'complement',
  /** Rounds every number at random. */
  'rounding',
] as const;
export type TableRule = (typeof tableRules)[number];
export type TableRules = ReadonlySet<TableRule>;

export const ALL_RULES: TableRules = new Set(tableRules);
