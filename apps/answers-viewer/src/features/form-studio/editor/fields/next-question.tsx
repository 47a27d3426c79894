import { useLanguage } from '@lykta/app-shell';
import type { Question } from '@lykta/domain';
import { memo, useMemo } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './fields.module.css';
import { shortText } from './question-name.ts';

interface Props {
  id: string;
  label: string;
  /** Null: the form ends. */
  value: string | null;
  questions: readonly Question[];
  /** A question does not lead to itself. */
  from: string;
  onChoose: (next: string | null) => void;
}

/** Chooses a question by its number and its words, or the end. */
export function NextQuestion({ id, label, value, questions, from, onChoose }: Props) {
  const { t } = useWords();
  const isGone = value !== null && !questions.some((question) => question.id === value);
  return (
    <select
      id={id}
      className={styles.small}
      aria-label={label}
      aria-invalid={isGone || undefined}
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value || null)}
    >
      <option value="">{t('end')}</option>
      {isGone && <option value={value}>{t('gone')}</option>}
      <Choices questions={questions} from={from} />
    </select>
  );
}

type ChoicesProps = Pick<Props, 'questions' | 'from'>;

/** A long form has many, which only change with their own words. */
const Choices = memo(function Choices({ questions, from }: ChoicesProps) {
  const { t } = useWords();
  const language = useLanguage();
  return useMemo(
    () =>
      questions.map((question, at) =>
        question.id === from ? null : (
          <option key={question.id} value={question.id}>
            {t('question.short', { number: at + 1, text: shortText(question, language) })}
          </option>
        ),
      ),
    [questions, from, language, t],
  );
});
