/** The help page. Plain advice for adults; facts with their source. */
export const help = {
  'help.title': 'Help',
  'help.night': 'Nobody reads at night',
  'help.night.nobody': 'Lykta is not an emergency service. Nobody monitors the answers.',
  'help.night.child': 'The child is told so, and always sees the way to 112 and to helplines.',
  'help.night.read': 'Decide in your unit who reads, and how often.',
  'help.worrying': 'When an answer is worrying',
  'help.worrying.read': 'Read the whole answer the same day.',
  'help.worrying.safety': 'Assess whether the child needs protection now.',
  'help.worrying.child': 'Talk to the child first, if that is safe.',
  'help.worrying.crime': 'Do you suspect a crime? Consult internally. Warn nobody.',
  'help.worrying.tell': 'Tell the child what happens.',
  'help.worrying.document': 'Document what you did, and why.',
  'help.talk': 'Talking about the answers',
  'help.talk.thank': 'Thank the child for having told you.',
  'help.talk.open': 'Ask open questions: “Tell me more about that.” Give the child time.',
  'help.talk.words': 'Use the child’s own words. Do not interpret for the child.',
  'help.talk.next': 'Say what happens next, and who is told what.',
  'help.talk.wrong': 'An answer may have changed. Ask whether it is still true.',
  'help.law': 'What the law requires',
  'help.law.report':
    'Do you suspect that a child is being harmed? You must report it at once to the social welfare committee (Social Services Act, 2025:400, chapter 19, section 1). The duty is your own. It overrides confidentiality.',
  'help.law.inside':
    'Do you work in the social services? Pass it on to intake the same day. The child’s need of protection must be assessed at once.',
  'help.law.secrecy':
    'The answers are confidential: chapter 26 of the Secrecy Act in social services, 23 in schools, 25 in health care.',
  'help.law.guardians':
    'Guardians usually have a right to see. But not if the child may be seriously harmed (Secrecy Act, chapter 12, section 3). Assess this before you show an answer.',
  'help.law.parents': 'Talk to the child before you contact the parents, if that is safe.',
  'help.law.fifteen': 'From the age of 15 the child speaks for itself in its case.',
  'help.law.document': 'Transfer what matters to the case file, as your routine says.',
  'help.law.convention':
    'The UN Convention on the Rights of the Child is Swedish law. The child has the right to be heard and informed.',
  'help.numbers': 'Reading the figures right',
  'help.numbers.few': 'Small groups are not shown, so that no child can be recognised.',
  'help.numbers.sum': 'Each share is rounded by itself, so the sum may be 99 or 101 per cent.',
  'help.numbers.cause': 'Figures show what children answered, not why.',
  'help.privacy': 'Names and the log',
  'help.privacy.name': 'The child has a code here, different for each invitation. Write no names in Lykta.',
  'help.privacy.log': 'Every reading of a child’s answers is in the log. The child can see it.',
  'help.privacy.print': 'What you print or download is your responsibility.',
  'help.sources': 'Read more',
  'help.sources.intro':
    'The pages were checked on 20 November 2026. A lawyer needs to read what stands about the law.',
  'help.source.act': 'Socialstyrelsen: what is new in the Social Services Act (2025:400), in Swedish',
  'help.source.documentation': 'Kunskapsguiden: case handling and documentation, in Swedish',
  'help.source.bill': 'Government bill 2024/25:89, in Swedish',
} as const;
