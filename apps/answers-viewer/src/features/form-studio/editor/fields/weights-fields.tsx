import { useLanguage } from '@lykta/app-shell';
import { localText, questionTypes, type AnswerOption, type Question } from '@lykta/domain';
import { hasFaces, shownAnswers } from '@lykta/form-studio';
import { TextField } from '@lykta/ui';
import { memo } from 'react';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import styles from './fields.module.css';

type WeightsFieldsProps = Pick<Question, 'id' | 'type' | 'answers'>;

/** A number for each answer, which goes along in files. Faces have theirs from the order in which they stand. */
export const WeightsFields = memo(function WeightsFields({ id, type, answers }: WeightsFieldsProps) {
  const { t } = useWords();
  if (questionTypes[type].from !== 'options' || hasFaces({ type }) || type === 'article_text') return null;
  const texts = shownAnswers({ type, answers }).filter(([, answer]) => answer.type === 'text');
  if (texts.length === 0) return null;
  return (
    <fieldset className={styles.weights}>
      <legend className={styles.name}>{t('more.weights')}</legend>
      <p className={styles.help}>{t('more.weights.help')}</p>
      {texts.map(([answer, option], at) => (
        <OneWeight key={answer} question={id} id={answer} answer={option} number={at + 1} />
      ))}
    </fieldset>
  );
});

interface Props {
  question: string;
  id: string;
  answer: AnswerOption;
  number: number;
}

const OneWeight = memo(function OneWeight({ question, id, answer, number }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const { make } = useActs();
  const { text, weight } = answer;
  return (
    <TextField
      id={idOf({ answer: id, field: 'weight' })}
      size="compact"
      type="number"
      step="any"
      label={localText(text, language) || t('answer.number', { number })}
      value={weight === undefined ? '' : String(weight)}
      onValue={(written) =>
        make({
          do: 'set-answer',
          question,
          answer: id,
          change: { weight: written === '' ? undefined : Number(written) },
        })
      }
    />
  );
});
