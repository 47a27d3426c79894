/** Faults of an imported form; their codes come from the engine's check and the form's schema. */
export const formFaults = {
  'forms.fault.form': 'The form',
  'forms.fault.question': 'Question “{{id}}”',
  'forms.fault.answer': 'answer “{{id}}”',
  'forms.fault.first-question-missing': 'It does not say which question comes first (firstQuestion).',
  'forms.fault.first-question-unknown':
    'The first question (firstQuestion) is “{{named}}”, which does not exist.',
  'forms.fault.key-differs':
    'The question’s id is “{{named}}”. It must be the name that the question stands under.',
  'forms.fault.id-digits-only': 'The id “{{named}}” has digits only. Add a letter.',
  'forms.fault.id-reserved': 'The id “{{named}}” is taken by the program. Choose another.',
  'forms.fault.next-unknown': 'Leads to question “{{named}}”, which does not exist.',
  'forms.fault.else-unknown': 'The condition’s else leads to question “{{named}}”, which does not exist.',
  'forms.fault.include-if-unknown': 'The condition (includeIf) names “{{named}}”, which does not exist.',
  'forms.fault.include-if-empty': 'The condition (includeIf) names no answer. The question is never asked.',
  'forms.fault.include-if-not-before':
    'The condition (includeIf) looks at question “{{named}}”, which does not come before this one.',
  'forms.fault.ref-unknown': 'The reference (ref) names “{{named}}”, which does not exist.',
  'forms.fault.ref-not-before':
    'The reference (ref) looks at question “{{named}}”, which does not come before this one.',
  'forms.fault.cycle': 'The questions lead round in a circle: {{named}}.',
  'forms.fault.unreachable': 'No answer leads to the question.',
  'forms.fault.group-splits':
    'The answers of group “{{named}}” lead to different questions. They must lead to the same.',
  'forms.fault.no-options': 'The question has no answers to choose.',
  'forms.fault.options-do-not-fit':
    'The answers do not fit the question’s type, “{{named}}”. The guide says which answers the type has.',
  'forms.fault.text-missing': 'The question has no Swedish text.',
  'forms.fault.header-missing': 'The header has no Swedish text.',
  'forms.fault.option-text-missing': 'The answer has no Swedish text.',
  'forms.fault.name-missing': 'The name ({{named}}) is missing.',
  'forms.fault.wrong-kind': 'Is missing, or is of the wrong kind.',
  'forms.fault.unknown-value': 'The value is not among those to choose from. The guide lists them.',
  'forms.fault.wrong-format': 'Is not written in the right way. The guide says how.',
  'forms.fault.wrong-key':
    'The name can’t be used. Letters (a–z), digits, - and _ are fine, but not digits only.',
  'forms.fault.too-small': 'Too small, too short or too few. At least {{named}}.',
  'forms.fault.too-big': 'Too large, too long or too many. At most {{named}}.',
  'forms.fault.unknown-field': 'Something stands here that forms do not have: {{named}}.',
  'forms.fault.digits-only': 'The id has digits only. Add a letter.',
  'forms.fault.reserved': 'The id is taken by the program. Choose another.',
  'forms.fault.not-plain-text': 'The text has characters that can’t be shown.',
  'forms.fault.other': 'Something is wrong here. Compare with the guide.',
} as const;
