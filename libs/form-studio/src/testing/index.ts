import type { RuleId } from '../advice/rules.ts';
import type { Draft } from '../draft/draft.ts';
import { adviceExamples } from './advice-examples.ts';
import { faultExamples } from './fault-examples.ts';

/** For each rule a draft that it is about, and what is then said. A rule without an example fails the types. */
export const ruleExamples: Readonly<Record<RuleId, readonly [draft: Draft, sentence: string]>> = {
  ...faultExamples,
  ...adviceExamples,
};
