/** The sections of the help page in order; the texts are in the locale files. */
export const advice = [
  { title: 'help.night', points: ['help.night.nobody', 'help.night.child', 'help.night.read'] },
  {
    title: 'help.worrying',
    points: [
      'help.worrying.read',
      'help.worrying.safety',
      'help.worrying.child',
      'help.worrying.crime',
      'help.worrying.tell',
      'help.worrying.document',
    ],
  },
  {
    title: 'help.talk',
    points: ['help.talk.thank', 'help.talk.open', 'help.talk.words', 'help.talk.next', 'help.talk.wrong'],
  },
  {
    title: 'help.law',
    points: [
      'help.law.report',
      'help.law.inside',
      'help.law.secrecy',
      'help.law.guardians',
      'help.law.parents',
      'help.law.fifteen',
      'help.law.document',
      'help.law.convention',
    ],
  },
  { title: 'help.show', points: ['help.show.try', 'help.show.nothing', 'help.show.easier'] },
  { title: 'help.numbers', points: ['help.numbers.few', 'help.numbers.sum', 'help.numbers.cause'] },
  { title: 'help.privacy', points: ['help.privacy.name', 'help.privacy.log', 'help.privacy.print'] },
] as const;

/** Further reading; checked 2026-11-20. */
export const sources = [
  {
    href: 'https://www.socialstyrelsen.se/kunskapsstod-och-regler/omraden/en-socialtjanst-i-forandring/vad-ar-egentligen-nytt-i-nya-socialtjanstlagen',
    text: 'help.source.act',
  },
  {
    href: 'https://kunskapsguiden.se/omraden-och-teman/barn-och-unga/handlaggning-och-dokumentation-med-barnet-i-centrum/handlaggning-och-dokumentation--en-oversikt/',
    text: 'help.source.documentation',
  },
  { href: 'https://lagen.nu/prop/2024/25:89', text: 'help.source.bill' },
  { href: 'https://data.riksdagen.se/dokument/HD0312.html', text: 'help.source.protection' },
] as const;
