/**
 * The rules of a published table. All of them hold for every table; the attacker of the tests is let loose on tables that
 * lack one, and must then win (testing/attack).
 */
const tableRules = [
  /** Small cells are withheld. */
  'few',
  /** So are cells in which fewer than ten answered, all alike. */
  'same',
  /** A question is withheld where one that leads to it is. */
  'branches',
  /** So much is withheld together that nothing withheld can be computed. */
  'complement',
  /** Every number is rounded at random. */
  'rounding',
] as const;
export type TableRule = (typeof tableRules)[number];
export type TableRules = ReadonlySet<TableRule>;

export const ALL_RULES: TableRules = new Set(tableRules);
