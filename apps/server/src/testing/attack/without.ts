import { ALL_RULES, type TableRule, type TableRules } from '../../features/statistics/publishing/rules.ts';

/** Returns all table rules except these. */
export const without = (...rules: TableRule[]): TableRules =>
  new Set([...ALL_RULES].filter((rule) => !rules.includes(rule)));
