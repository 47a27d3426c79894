/** The help page. Plain advice for adults; facts with their source. */
export const help = {
  'help.title': 'Help',
  'help.night': 'Nobody reads at night',
  'help.night.nobody': 'Lykta is no emergency service. Nobody watches over the answers.',
  'help.night.child': 'The child is told so, and always sees the way to 112 and to helplines.',
  'help.night.read': 'Decide in your unit who reads, and how often.',
  'help.talk': 'Talking about the answers',
  'help.talk.thank': 'Thank the child for having told you.',
  'help.talk.open': 'Ask open questions: “Tell me more about that.” Give the child time.',
  'help.talk.words': 'Use the child’s own words. Do not interpret for the child.',
  'help.talk.next': 'Say what happens next, and who is told what.',
  'help.talk.wrong': 'An answer may have changed. Ask whether it is still true.',
  'help.law': 'What the law expects',
  'help.law.report':
    'Do you suspect that a child is being harmed? Those who work with children must report it at once to the social welfare committee. Reporting goes before secrecy.',
  'help.law.document':
    'What matters to a case must be documented. Print the answers for the file as your routine says.',
  'help.law.convention':
    'The UN Convention on the Rights of the Child is Swedish law. The child has the right to be heard.',
  'help.numbers': 'Reading figures',
  'help.numbers.few': 'Small groups are not shown, so that no child can be recognised.',
  'help.numbers.sum': 'Each share is rounded by itself, so the sum may be 99 or 101 per cent.',
  'help.numbers.cause': 'Figures show what children answered, not why.',
  'help.privacy': 'Names and traces',
  'help.privacy.name': 'The child has a code here, different for each invitation. Write no names in Lykta.',
  'help.privacy.log': 'Every reading of a child’s answers is in the log. The child can see it.',
  'help.privacy.print': 'What you print or download is your responsibility.',
  'help.sources': 'Read more',
  'help.sources.intro': 'The pages were checked on 20 November 2026. Ask your lawyer if you are unsure.',
  'help.source.act': 'Socialstyrelsen: what is new in the Social Services Act (2025:400), in Swedish',
  'help.source.documentation': 'Kunskapsguiden: case handling and documentation, in Swedish',
  'help.source.bill': 'Government bill 2024/25:89, in Swedish',
} as const;
