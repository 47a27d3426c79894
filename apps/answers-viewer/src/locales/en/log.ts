/** The log: who read, who signed in, what was changed. What was done is worded in the domain. */
export const log = {
  'log.title': 'Log',
  'log.intro':
    'This says who has read children’s answers. It also holds sign-ins and changes. Lines can be neither changed nor removed.',
  'log.file': 'Save as a file',
  'log.empty': 'The log is empty.',
  'log.none-found': 'No lines match.',
  'log.filter.child': 'The child’s code',
  'log.filter.everybody': 'Everybody',
  'log.filter.everything': 'Everything',
  'log.filter.from': 'From',
  'log.filter.to': 'To',
  'log.filter.clear': 'Show the whole log',
  'log.column.at': 'When',
  'log.column.who': 'Who',
  'log.column.what': 'What',
  'log.column.child': 'Child',
  'log.column.more': 'More',
  'log.repeats': '{{count}} times, last {{last}}',
  'log.reason': 'Reason: {{reason}}',
  'log.member.gone': 'removed member',
  'log.operator': 'The operator',
} as const;
