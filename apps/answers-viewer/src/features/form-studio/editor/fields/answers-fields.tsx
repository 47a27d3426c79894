import { own, questionTypes, type AnswerType, type Question } from '@lykta/domain';
import { hasFaces } from '@lykta/form-studio';
import { Button, PlusIcon } from '@lykta/ui';
import { memo } from 'react';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import { AnswerRow } from './answer-row.tsx';
import { frameOf } from './answers-frame.ts';
import looks from './answers.module.css';
import styles from './fields.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { useSame } from './use-same.ts';

type Answered = Pick<Question, 'id' | 'type' | 'answers'>;
type Props = Answered & { readonly questions: readonly Question[] };

/** The answers of a question, in the order in which the child sees them. */
export const AnswersFields = memo(function AnswersFields({ id, type, answers, questions }: Props) {
  const { t } = useWords();
  const frame = useSame(frameOf({ id, type, answers }));
  const { from, several } = questionTypes[type];
  return (
    <section className={styles.fields} aria-label={t('answers')}>
      <div className={styles.head}>
        <h3>{t('answers.head')}</h3>
        <LanguageChoice />
      </div>
      {from === 'options' && several && <p className={styles.help}>{t('group.help')}</p>}
      {hasFaces({ type }) && <p className={styles.help}>{t('faces.help')}</p>}
      {frame.ids.length > 0 && (
        <ol className={looks.answers}>
          {frame.ids.map((answer) => {
            const option = own(answers, answer);
            return (
              option && (
                <AnswerRow key={answer} frame={frame} id={answer} answer={option} questions={questions} />
              )
            );
          })}
        </ol>
      )}
      <NewAnswers id={id} type={type} answers={answers} grows={frame.grows} />
    </section>
  );
});

/** The answers that can be added to a question. */
function NewAnswers({ id, type, answers, grows }: Answered & { readonly grows: boolean }) {
  const { t } = useWords();
  const { make } = useActs();
  const has = (wanted: AnswerType) => Object.values(answers).some((answer) => answer.type === wanted);
  const { from } = questionTypes[type];
  const kinds = [
    ['text', 'answers.add', grows],
    ['skip', 'answers.add-skip', type !== 'article_text' && !has('skip')],
    ['none', 'answers.add-none', (from === 'persons' || from === 'houses') && !has('none')],
  ] as const;
  return (
    <div className={styles.acts} id={idOf({ field: 'answers' })} tabIndex={-1}>
      {kinds.map(
        ([kind, words, can]) =>
          can && (
            <Button
              key={kind}
              look="secondary"
              size="compact"
              icon={PlusIcon}
              onClick={() => make({ do: 'add-answer', question: id, type: kind })}
            >
              {t(words)}
            </Button>
          ),
      )}
    </div>
  );
}
