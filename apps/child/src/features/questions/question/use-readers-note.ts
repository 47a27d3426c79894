import { asksForWords, shownLanguage, type Question } from '@lykta/domain';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../../frame/language.ts';

/** Who reads what a child writes. */
export interface Readers {
  /** The unit that reads; undefined where nobody has asked. */
  unit: string | undefined;
  /** Within how many days it says that it reads. */
  readsWithin: number | undefined;
}

/** What stands before the field for own words: who reads, when, and where to turn now; or that nobody has said so. */
export function useReadersNote({ unit, readsWithin }: Readers): { isRead: boolean; note: string[] } {
  const { t } = useTranslation();
  if (unit === undefined || readsWithin === undefined)
    return { isRead: false, note: [t('questions.words.nobody')] };
  const note = [
    t('questions.words.reads', { unit }),
    t('invitations.reads', { unit, count: readsWithin }),
    t('questions.words.now'),
  ];
  return { isRead: true, note };
}

/** The note as it is read aloud: nothing in other questions, nor where the question's voice speaks another language. */
export function useNoteToRead(question: Question, readers: Readers): string[] {
  const { language } = useLanguage();
  const { note } = useReadersNote(readers);
  const isHere = asksForWords(question.type) && shownLanguage(question.text, language) === language;
  return isHere ? note : [];
}
