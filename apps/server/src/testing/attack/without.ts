import { ALL_RULES, type TableRule, type TableRules } from '../../features/statistics/publishing/rules.ts';

/** All rules of a table but these. */
export const without = (...rules: TableRule[]): TableRules =>
  new Set([...ALL_RULES].filter((rule) => !rules.includes(rule)));
