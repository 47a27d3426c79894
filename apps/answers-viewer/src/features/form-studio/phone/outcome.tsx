import { useLanguage, useTranslation } from '@lykta/app-shell';
import { answeredCount, readSheet, wordsOf } from '@lykta/answer-sheet';
import { areas, localText, type AnswersDocument } from '@lykta/domain';
import { writtenForm, type Draft } from '@lykta/form-studio';
import { AnswerArea, AnswerNone, AnswerRow, Button, Dialog } from '@lykta/ui';
import { useWords } from '../words/use-words.ts';
import styles from './phone.module.css';
import { triedAnswers } from './tried-answers.ts';

interface Props {
  draft: Draft;
  /** What the invented child answered. */
  document: AnswersDocument;
  onClose: () => void;
}

/** What comes of a walk through the form: the child's story, and the sheet that a case worker reads. */
export function Outcome({ draft, document, onClose }: Props) {
  const { t } = useWords();
  const { t: desk } = useTranslation();
  const language = useLanguage();
  const form = writtenForm(draft);
  const sheet = readSheet(triedAnswers(form, document), language);
  const asked = sheet.lines.filter((line) => line.asked);
  const sentences = asked.flatMap(({ given }) => given.sentences ?? []);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('outcome.title')}
      actions={
        <Button size="compact" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles.rows}>
        <h3>{t('outcome.story')}</h3>
        {sentences.length === 0 ? (
          <p>{t('outcome.no-story')}</p>
        ) : (
          <ul className={styles.story}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <AnswerArea
          area={areas.find((area) => area === form.metadata.group)}
          title={localText(form.metadata.nameForChild, language)}
          note={desk('answers.count', { count: answeredCount(sheet) })}
        >
          {asked.map(({ question, text, given }) => (
            <AnswerRow key={question} question={text}>
              {given.state === 'answered' ? (
                wordsOf(given, language)
              ) : (
                <AnswerNone look={given.state}>
                  {desk(given.state === 'none' ? 'answer.none' : 'answer.skipped')}
                </AnswerNone>
              )}
            </AnswerRow>
          ))}
        </AnswerArea>
      </div>
    </Dialog>
  );
}
