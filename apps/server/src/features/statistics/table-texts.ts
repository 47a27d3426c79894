import type { Language } from '@lykta/domain';

/** The words of an exported table; what was asked and answered comes from the form. */
export const tableTexts = {
  sv: {
    question: 'Fråga',
    answer: 'Svar',
    children: 'Antal barn',
    who: 'Vilka',
    date: 'Datum',
    remark: 'Barnet säger',
    notTrueAnyMore: 'stämmer inte längre',
  },
  en: {
    question: 'Question',
    answer: 'Answer',
    children: 'Children',
    who: 'Who',
    date: 'Date',
    remark: 'The child says',
    notTrueAnyMore: 'not true any more',
  },
} as const satisfies Record<Language, Record<string, string>>;
