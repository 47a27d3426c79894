/** The log: who read, who signed in, what was changed. What was done is worded in the domain. */
export const log = {
  'log.title': 'Logg',
  'log.intro':
    'Här står vem som har läst barns svar. Här står också inloggningar och ändringar. Rader kan varken ändras eller tas bort.',
  'log.file': 'Spara som fil',
  'log.empty': 'Loggen är tom.',
  'log.none-found': 'Inga rader passar.',
  'log.filter.child': 'Barnets kod',
  'log.filter.everybody': 'Alla',
  'log.filter.everything': 'Allt',
  'log.filter.from': 'Från och med',
  'log.filter.to': 'Till och med',
  'log.filter.clear': 'Visa hela loggen',
  'log.column.at': 'När',
  'log.column.who': 'Vem',
  'log.column.what': 'Vad',
  'log.column.child': 'Barn',
  'log.column.more': 'Mer',
  'log.repeats': '{{count}} gånger, senast {{last}}',
  'log.reason': 'Orsak: {{reason}}',
  'log.member.gone': 'borttagen medlem',
  'log.operator': 'Driften',
} as const;
