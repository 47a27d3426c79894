import type { AnswerBackToChild, CasePart, ErasureRule, Flags, WholeLanguage } from '@lykta/domain';

/** The fixed texts of an extract; questions and answers come from the forms, actions from the log's own labels. */
interface ExtractTexts {
  title: string;
  organisation: string;
  unit: string;
  invitation: string;
  code: string;
  label: string;
  accepted: string;
  left: string;
  ended: string;
  made: string;
  madeBy: string;
  reason: string;
  workers: string;
  everybody: string;
  parts: Record<CasePart, string>;
  days: string;
  flags: string;
  flag: Record<keyof Flags, string>;
  readers: string;
  recorded: string;
  onDay: string;
  answerBack: string;
  answers: Record<AnswerBackToChild['answer']['kind'], string>;
  erased: string;
  forms: string;
  rules: Record<ErasureRule, string>;
  log: string;
  nobody: string;
  times: string;
  nothing: string;
}

export const extractTexts: Record<WholeLanguage, ExtractTexts> = {
  sv: {
    title: 'Registerutdrag för barn {code}',
    organisation: 'Organisation',
    unit: 'Enhet',
    invitation: 'Inbjudan',
    code: 'Barnets kod',
    label: 'Etikett',
    accepted: 'Tackade ja',
    left: 'Slutade vara med',
    ended: 'Ärendet avslutades',
    made: 'Uttaget',
    madeBy: '{day} av {name}',
    reason: 'Skäl',
    workers: 'Vilka som kan öppna svaren',
    everybody: 'Alla handläggare på enheten',
    parts: { responsible: 'Ansvarig', coworker: 'Medarbetare', deputy: 'Ersättare' },
    days: '{name}, {from} – {to}',
    flags: 'Det enheten ser först (antal frågor i de senaste svaren)',
    flag: { help: 'Vill ha hjälp', worries: 'Oro', worse: 'Sämre än sist' },
    readers: 'Läst av',
    recorded: 'Överfört till akten',
    onDay: '{name} {day}',
    answerBack: 'Svar till barnet',
    answers: {
      read: 'Tack, vi har läst.',
      meeting: 'Vi pratar om det när vi ses.',
      contact: 'Jag hör av mig före {day}.',
    },
    erased: 'Svar som har tagits bort',
    forms: '{count} formulär',
    rules: { retention: 'tiden efter avslutat ärende', child: 'barnets önskan' },
    log: 'Logg',
    nobody: 'Lykta',
    times: '{count} gånger',
    nothing: 'Inget',
  },
  en: {
    title: 'Extract for child {code}',
    organisation: 'Organisation',
    unit: 'Unit',
    invitation: 'Invitation',
    code: 'The child’s code',
    label: 'Label',
    accepted: 'Said yes',
    left: 'Left',
    ended: 'The case ended',
    made: 'Taken out',
    madeBy: '{day} by {name}',
    reason: 'Reason',
    workers: 'Who may open the answers',
    everybody: 'Every worker of the unit',
    parts: { responsible: 'Responsible', coworker: 'Co-worker', deputy: 'Deputy' },
    days: '{name}, {from} – {to}',
    flags: 'What the unit sees first (questions of the newest answers)',
    flag: { help: 'Wants help', worries: 'Worries', worse: 'Worse than last time' },
    readers: 'Read by',
    recorded: 'In the record',
    onDay: '{name} {day}',
    answerBack: 'Answer to the child',
    answers: {
      read: 'Thank you, we have read it.',
      meeting: 'We talk about it when we meet.',
      contact: 'I get in touch before {day}.',
    },
    erased: 'Answers that were erased',
    forms: '{count} forms',
    rules: { retention: 'the time after the end of the case', child: 'the child’s wish' },
    log: 'Log',
    nobody: 'Lykta',
    times: '{count} times',
    nothing: 'Nothing',
  },
};
