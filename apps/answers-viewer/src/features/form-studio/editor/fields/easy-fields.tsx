import { useLanguage } from '@lykta/app-shell';
import { localText, type Question } from '@lykta/domain';
import { shownAnswers } from '@lykta/form-studio';
import { memo } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './fields.module.css';
import { WordsField } from './words-field.tsx';

type EasyFieldsProps = Pick<Question, 'id' | 'type' | 'easy' | 'answers'>;

/** The question and its answers in few words, for a child who has chosen the easier way. */
export const EasyFields = memo(function EasyFields({ id, type, easy, answers }: EasyFieldsProps) {
  const { t } = useWords();
  const language = useLanguage();
  return (
    <fieldset className={styles.easy}>
      <legend className={styles.name}>{t('more.easy')}</legend>
      <p className={styles.help}>{t('more.easy.help')}</p>
      <WordsField at={{ question: id, field: 'easy' }} text={easy} label={t('more.easy.question')} lines />
      {shownAnswers({ type, answers })
        .filter(([, answer]) => answer.type === 'text')
        .map(([answer, { text, easy: short }], at) => (
          <WordsField
            key={answer}
            at={{ question: id, answer, field: 'easy' }}
            text={short}
            label={t('more.easy.answer', {
              answer: localText(text, language) || t('answer.number', { number: at + 1 }),
            })}
          />
        ))}
    </fieldset>
  );
});
