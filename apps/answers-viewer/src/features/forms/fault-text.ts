import type { InputFault } from '@lykta/domain';
import type { FormProblemCode } from '@lykta/questionnaire-engine';

/** The texts of everything that `checkForm` finds. */
const checkIds = {
  'first-question-missing': 'forms.fault.first-question-missing',
  'first-question-unknown': 'forms.fault.first-question-unknown',
  'key-differs': 'forms.fault.key-differs',
  'id-digits-only': 'forms.fault.id-digits-only',
  'id-reserved': 'forms.fault.id-reserved',
  'next-unknown': 'forms.fault.next-unknown',
  'else-unknown': 'forms.fault.else-unknown',
  'include-if-unknown': 'forms.fault.include-if-unknown',
  'include-if-empty': 'forms.fault.include-if-empty',
  'include-if-not-before': 'forms.fault.include-if-not-before',
  'ref-unknown': 'forms.fault.ref-unknown',
  'ref-not-before': 'forms.fault.ref-not-before',
  cycle: 'forms.fault.cycle',
  unreachable: 'forms.fault.unreachable',
  'group-splits': 'forms.fault.group-splits',
  'no-options': 'forms.fault.no-options',
  'options-do-not-fit': 'forms.fault.options-do-not-fit',
  'text-missing': 'forms.fault.text-missing',
  'header-missing': 'forms.fault.header-missing',
  'option-text-missing': 'forms.fault.option-text-missing',
  'name-missing': 'forms.fault.name-missing',
} as const satisfies Record<FormProblemCode, string>;

/** The texts of what the form's schema refuses: Zod's codes, and our own of ids and texts. */
const schemaIds = {
  invalid_type: 'forms.fault.wrong-kind',
  invalid_value: 'forms.fault.unknown-value',
  invalid_union: 'forms.fault.wrong-kind',
  invalid_format: 'forms.fault.wrong-format',
  invalid_key: 'forms.fault.wrong-key',
  too_small: 'forms.fault.too-small',
  too_big: 'forms.fault.too-big',
  unrecognized_keys: 'forms.fault.unknown-field',
  'digits-only': 'forms.fault.digits-only',
  reserved: 'forms.fault.reserved',
  'not-plain-text': 'forms.fault.not-plain-text',
} as const;

const textIds = new Map<string, FaultTextId>(Object.entries({ ...checkIds, ...schemaIds }));

export type FaultTextId =
  (typeof checkIds)[keyof typeof checkIds] | (typeof schemaIds)[keyof typeof schemaIds] | 'forms.fault.other';

/** Returns the id of a fault's text; a fault that is not known has a general one. */
export function faultTextId({ code }: Pick<InputFault, 'code'>): FaultTextId {
  return textIds.get(code ?? '') ?? 'forms.fault.other';
}

/** Where a fault is: in a question, maybe in one of its answers, or in the form itself; `field` is the rest. */
export interface FaultPlace {
  readonly question?: string;
  readonly answer?: string;
  readonly field: string;
}

/** Reads the path of a fault, such as `questions.mood.answers.good.text`. */
export function placeOf({ path }: Pick<InputFault, 'path'>): FaultPlace {
  const parts = path.split('.');
  const [top, question, within, answer] = parts;
  if (top !== 'questions' || question === undefined) return { field: path };
  if (within !== 'answers' || answer === undefined) return { question, field: parts.slice(2).join('.') };
  return { question, answer, field: parts.slice(4).join('.') };
}
