import { questionTypes, type Question } from '@lykta/domain';
import { hasFaces, isFull, shownAnswers } from '@lykta/form-studio';
import { Button, PlusIcon } from '@lykta/ui';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import { AnswerRow } from './answer-row.tsx';
import looks from './answers.module.css';
import styles from './fields.module.css';
import { LanguageChoice } from './language-choice.tsx';

interface Props {
  question: Question;
  questions: readonly Question[];
}

/** The answers of a question, in the order in which the child sees them. */
export function AnswersFields({ question, questions }: Props) {
  const { t } = useWords();
  const { make } = useActs();
  const answers = shownAnswers(question);
  // Only faces can change places with each other; a skip has a button of its own.
  const places = hasFaces(question) ? answers.filter(([, { type }]) => type === 'text') : answers;
  const hasSkip = answers.some(([, { type }]) => type === 'skip');
  const { from, several } = questionTypes[question.type];
  return (
    <section className={styles.fields} aria-label={t('answers')}>
      <div className={styles.head}>
        <h3>{t('answers.head')}</h3>
        <LanguageChoice />
      </div>
      {from === 'options' && several && <p className={styles.help}>{t('group.help')}</p>}
      {hasFaces(question) && <p className={styles.help}>{t('faces.help')}</p>}
      {answers.length > 0 && (
        <ol className={looks.answers}>
          {answers.map(([id, answer], at) => (
            <AnswerRow
              key={id}
              question={question}
              id={id}
              answer={answer}
              number={at + 1}
              count={places.length}
              questions={questions}
            />
          ))}
        </ol>
      )}
      <div className={styles.acts} id={idOf({ field: 'answers' })} tabIndex={-1}>
        {from !== 'words' && !isFull(question) && (
          <Button
            look="secondary"
            size="compact"
            icon={PlusIcon}
            onClick={() => make({ do: 'add-answer', question: question.id, type: 'text' })}
          >
            {t('answers.add')}
          </Button>
        )}
        {!hasSkip && question.type !== 'article_text' && (
          <Button
            look="secondary"
            size="compact"
            icon={PlusIcon}
            onClick={() => make({ do: 'add-answer', question: question.id, type: 'skip' })}
          >
            {t('answers.add-skip')}
          </Button>
        )}
        {(from === 'persons' || from === 'houses') && !answers.some(([, { type }]) => type === 'none') && (
          <Button
            look="secondary"
            size="compact"
            icon={PlusIcon}
            onClick={() => make({ do: 'add-answer', question: question.id, type: 'none' })}
          >
            {t('answers.add-none')}
          </Button>
        )}
      </div>
    </section>
  );
}
