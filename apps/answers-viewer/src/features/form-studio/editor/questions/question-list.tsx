import { useLanguage } from '@lykta/app-shell';
import type { Question } from '@lykta/domain';
import type { Finding } from '@lykta/form-studio';
import { Button, PlusIcon } from '@lykta/ui';
import { memo, useCallback, useMemo, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { useActs } from '../use-studio.ts';
import { AddFromLibrary } from './add-from-library.tsx';
import { QuestionItem } from './question-item.tsx';
import styles from './questions.module.css';
import { levelsOf, Sign } from './sign.tsx';
import { openedBy } from './opened-by.ts';

/** So many answers are named that open a question; more are counted. */
const NAMED = 3;

interface Props {
  questions: readonly Question[];
  chosen: string | null;
  found: readonly Finding[];
  /** How long the form is, in words. */
  length: string;
}

/** The questions in order: chosen by a press, moved by dragging or with Alt and an arrow key. */
export const QuestionList = memo(function QuestionList({ questions, chosen, found, length }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const { mayWrite, make, choose } = useActs();
  const [dragged, setDragged] = useState<string>();
  const opened = useMemo(() => openedBy(questions, language), [questions, language]);
  const levels = useMemo(() => levelsOf(found), [found]);
  const drop = useCallback(
    (at: number) => {
      if (dragged !== undefined) make({ do: 'move-question', question: dragged, to: at });
      setDragged(undefined);
    },
    [dragged, make],
  );
  const saidOf = (question: string) => {
    const after = opened.get(question);
    if (!after) return undefined;
    const { number, answers, count } = after;
    return count > NAMED
      ? t('question.after.many', { number, count })
      : t('question.after', { number, answers });
  };
  return (
    <nav className={styles.list} aria-label={t('questions')}>
      <p className={styles.head}>
        <b>{t('questions.count', { count: questions.length })}</b>
        <span>{length}</span>
      </p>
      <ol className={styles.questions}>
        <li>
          <button
            type="button"
            className={styles.item}
            aria-current={chosen === null ? 'true' : undefined}
            onClick={() => choose(null)}
          >
            <span className={styles.number} aria-hidden="true">
              ✎
            </span>
            <span className={styles.words}>
              <b>{t('form')}</b>
            </span>
            <Sign level={levels.get(null)} />
          </button>
        </li>
        {questions.map((question, at) => (
          <QuestionItem
            key={question.id}
            question={question}
            at={at}
            count={questions.length}
            isChosen={question.id === chosen}
            after={saidOf(question.id)}
            isDragged={question.id === dragged}
            level={levels.get(question.id)}
            onDrag={setDragged}
            onDrop={drop}
          />
        ))}
      </ol>
      {mayWrite && (
        <div className={styles.add}>
          <Button
            look="secondary"
            size="compact"
            icon={PlusIcon}
            onClick={() =>
              make({ do: 'add-question', after: chosen ?? questions.at(-1)?.id ?? null, type: 'single' })
            }
          >
            {t('questions.add')}
          </Button>
          <AddFromLibrary after={chosen ?? questions.at(-1)?.id ?? null} />
        </div>
      )}
    </nav>
  );
});
