import type { Rule } from 'eslint';

/** See own-keys.mjs; eslint.config.mjs reads that with whatever Node an editor brings, so it is plain JavaScript. */
export const ownKeys: Rule.RuleModule;
