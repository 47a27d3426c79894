import type { WholeLanguage } from '@lykta/domain';

/** The fixed texts of a document; questions and answers come from the forms. */
export const documentTexts = {
  sv: {
    title: 'Svar från barn {code}',
    meetingTitle: 'Inför mötet med barn {code}',
    unit: 'Enhet',
    code: 'Barnets kod',
    label: 'Etikett',
    printed: 'Uttaget',
    printedBy: '{day} av {name}',
    version: 'Version',
    sent: 'Skickat',
    answered: 'Besvarat',
    together: 'tillsammans med enheten',
    secrecy: 'Kan omfattas av sekretess enligt offentlighets- och sekretesslagen (2009:400).',
    none: 'Inget svar',
    skipped: 'Hoppade över',
    outdated: 'Barnet säger: stämmer inte längre',
    unprinted: 'alla tecken går inte att skriva ut; läs dem i Lykta',
    about: '{question} (om {persons})',
    page: 'Sida {page} av {pages}',
    said: 'Vad barnet sa',
    doing: 'Det här gör vi, vem och när',
    persons: 'Barnets personer',
    ask: 'Att fråga på mötet',
    askFirst: 'Vad vill du att vi pratar om först?',
    askAbout: '”{question}” Du svarade ”{answer}”. Berätta, om du vill.',
    askWho: 'Vem ska vi prata med, och vem inte?',
  },
  en: {
    title: 'Answers from child {code}',
    meetingTitle: 'Before the meeting with child {code}',
    unit: 'Unit',
    code: 'The child’s code',
    label: 'Label',
    printed: 'Taken out',
    printedBy: '{day} by {name}',
    version: 'Version',
    sent: 'Sent',
    answered: 'Answered',
    together: 'together with the unit',
    secrecy: 'May be secret under the Swedish Public Access to Information and Secrecy Act (2009:400).',
    none: 'No answer',
    skipped: 'Skipped',
    outdated: 'The child says: not true any more',
    unprinted: 'not every letter can be printed; read them in Lykta',
    about: '{question} (about {persons})',
    page: 'Page {page} of {pages}',
    said: 'What the child said',
    doing: 'What we do, who and when',
    persons: 'The child’s persons',
    ask: 'To ask at the meeting',
    askFirst: 'What do you want us to talk about first?',
    askAbout: '“{question}” You answered “{answer}”. Tell me, if you like.',
    askWho: 'Who should we talk to, and who not?',
  },
} as const satisfies Record<WholeLanguage, Record<string, string>>;

/** Fills the names in braces. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((done, [name, value]) => done.replaceAll(`{${name}}`, value), text);
}
