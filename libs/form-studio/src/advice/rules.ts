import { namesOf } from '@lykta/domain';
import type { FormProblemCode } from '@lykta/questionnaire-engine';

/** A fault blocks publishing; advice does not. */
export type Level = 'fault' | 'advice';

interface Rule {
  readonly level: Level;
  /** The field that a finding points at, where it does not name another one. */
  readonly field: string;
}

/** The rules of the engine's `checkForm`. */
const ofTheEngine = {
  'first-question-missing': { level: 'fault', field: 'firstQuestion' },
  'first-question-unknown': { level: 'fault', field: 'firstQuestion' },
  'key-differs': { level: 'fault', field: 'id' },
  'id-digits-only': { level: 'fault', field: 'id' },
  'id-reserved': { level: 'fault', field: 'id' },
  'next-unknown': { level: 'fault', field: 'next' },
  'else-unknown': { level: 'fault', field: 'includeIf' },
  'include-if-unknown': { level: 'fault', field: 'includeIf' },
  'include-if-empty': { level: 'fault', field: 'includeIf' },
  'include-if-not-before': { level: 'fault', field: 'includeIf' },
  'ref-unknown': { level: 'fault', field: 'ref' },
  'ref-not-before': { level: 'fault', field: 'ref' },
  cycle: { level: 'fault', field: 'next' },
  unreachable: { level: 'fault', field: 'text' },
  'group-splits': { level: 'fault', field: 'next' },
  'no-options': { level: 'fault', field: 'answers' },
  'options-do-not-fit': { level: 'fault', field: 'answers' },
  'text-missing': { level: 'fault', field: 'text' },
  'header-missing': { level: 'fault', field: 'header' },
  'option-text-missing': { level: 'fault', field: 'text' },
  'name-missing': { level: 'fault', field: 'name' },
} as const satisfies Record<FormProblemCode, Rule>;

/** Every rule of the studio, by id. Its sentence stands in `locales`, and its example in `advice.test.ts`. */
export const rules = {
  ...ofTheEngine,
  'too-long': { level: 'fault', field: 'text' },
  'too-little': { level: 'fault', field: 'text' },
  'not-allowed': { level: 'fault', field: 'text' },
  'form-hard-to-read': { level: 'advice', field: 'name' },
  'hard-to-read': { level: 'advice', field: 'text' },
  'long-sentence': { level: 'advice', field: 'text' },
  'hard-word': { level: 'advice', field: 'text' },
  'long-word': { level: 'advice', field: 'text' },
  'two-questions': { level: 'advice', field: 'text' },
  leading: { level: 'advice', field: 'text' },
  'refers-to-nothing': { level: 'advice', field: 'text' },
  'scale-turned': { level: 'advice', field: 'answers' },
  'no-way-out': { level: 'advice', field: 'answers' },
  'no-other': { level: 'advice', field: 'answers' },
  'dark-without-help': { level: 'advice', field: 'data' },
  'help-leads-nowhere': { level: 'advice', field: 'next' },
  'ends-dark': { level: 'advice', field: 'next' },
  'dark-unmarked': { level: 'advice', field: 'story' },
  'nothing-marked': { level: 'advice', field: 'name' },
  'picture-without-words': { level: 'advice', field: 'imageAlt' },
  'link-without-words': { level: 'advice', field: 'linkText' },
  'leads-to-itself': { level: 'advice', field: 'form' },
  'nothing-together': { level: 'advice', field: 'type' },
  'nothing-with-others': { level: 'advice', field: 'group' },
  'language-missing': { level: 'advice', field: 'text' },
  'sentence-missing': { level: 'advice', field: 'sentence' },
  'sentence-of-skip': { level: 'advice', field: 'sentence' },
  'sentence-language': { level: 'advice', field: 'sentence' },
  'sentence-unknown-place': { level: 'advice', field: 'sentence' },
  'sentence-place': { level: 'advice', field: 'sentence' },
  'sentence-no-place': { level: 'advice', field: 'sentence' },
  'sentence-several': { level: 'advice', field: 'sentence' },
  'sentence-long': { level: 'advice', field: 'sentence' },
  'sentence-person': { level: 'advice', field: 'sentence' },
  'sentence-full-stop': { level: 'advice', field: 'sentence' },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
export const ruleIds = namesOf(rules);
