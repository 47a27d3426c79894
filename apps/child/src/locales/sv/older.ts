/** The calm look's own words: for somebody of sixteen, without cheers. */
export const older = {
  'home.greeting.morning': 'God morgon',
  'home.greeting.day': 'Hej',
  'home.greeting.evening': 'God kväll',
  'home.greeting.night': 'Hej',
  'home.intro': 'Ta det i din takt.',
  'home.mood': 'Hur är läget?',
  'home.streak.no-days': 'Dagar då du har valt ett ansikte är tända.',
  'home.streak.answer': 'Ja',
  'builder.made': 'Så ser din figur ut',
  'account.reset.done': 'Klart',
  'lock.set.done': 'Klart. Nu är Lykta låst när du är borta.',
  'profile.done.title': 'Din profil är klar',
  'questions.done.title': 'Tack för att du berättade',
  'questions.over.done': 'Klart',
} as const;
