import type { Rule } from 'eslint';

/** See directions.mjs; eslint.config.mjs reads that with whatever Node an editor brings, so it is plain JavaScript. */
export const directions: Rule.RuleModule;
