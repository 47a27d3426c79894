import { useLanguage } from '@lykta/app-shell';
import { localText, questionTypes, type Question } from '@lykta/domain';
import { hasFaces, shownAnswers } from '@lykta/form-studio';
import { TextField } from '@lykta/ui';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import styles from './fields.module.css';

/** A number for each answer, which goes along in files. Faces have theirs from the order in which they stand. */
export function WeightsFields({ question }: { readonly question: Question }) {
  const { t } = useWords();
  const language = useLanguage();
  const { make } = useActs();
  const { id, type } = question;
  if (questionTypes[type].from !== 'options' || hasFaces(question) || type === 'article_text') return null;
  const answers = shownAnswers(question).filter(([, answer]) => answer.type === 'text');
  if (answers.length === 0) return null;
  return (
    <fieldset className={styles.weights}>
      <legend className={styles.name}>{t('more.weights')}</legend>
      <p className={styles.help}>{t('more.weights.help')}</p>
      {answers.map(([answer, { text, weight }], at) => (
        <TextField
          key={answer}
          id={idOf({ answer, field: 'weight' })}
          size="compact"
          type="number"
          step="any"
          label={localText(text, language) || t('answer.number', { number: at + 1 })}
          value={weight === undefined ? '' : String(weight)}
          onValue={(written) =>
            make({
              do: 'set-answer',
              question: id,
              answer,
              change: { weight: written === '' ? undefined : Number(written) },
            })
          }
        />
      ))}
    </fieldset>
  );
}
