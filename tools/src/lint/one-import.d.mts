import type { Rule } from 'eslint';

/** See file-names.mjs; eslint.config.mjs reads that with whatever Node an editor brings, so it is plain JavaScript. */
export const oneImport: Rule.RuleModule;
