import { useLanguage } from '@lykta/app-shell';
import { localText, type Question } from '@lykta/domain';
import { memo, type KeyboardEvent } from 'react';
import { useWords } from '../../words/use-words.ts';
import { typeId } from '../fields/type-words.ts';
import { useFocusAfterMove } from '../use-focus-after-move.ts';
import { useActs } from '../use-studio.ts';
import styles from './questions.module.css';
import { Sign, type Level } from './sign.tsx';

interface Props {
  question: Question;
  /** Its place, from 0. */
  at: number;
  count: number;
  isChosen: boolean;
  isDragged: boolean;
  /** Which answers lead here, where not every child is asked. */
  after: string | undefined;
  level: Level | undefined;
  onDrag: (question: string) => void;
  onDrop: (at: number) => void;
}

/** A question in the list. Alt and an arrow key move it; a mouse drags it. */
export const QuestionItem = memo(function QuestionItem({
  question,
  at,
  count,
  isChosen,
  isDragged,
  after,
  level,
  onDrag,
  onDrop,
}: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const { choose, make } = useActs();
  const { id, type, text } = question;
  const keepFocus = useFocusAfterMove(at);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const to = event.key === 'ArrowUp' ? at - 1 : at + 1;
    if (to < 0 || to >= count) return;
    keepFocus(event.currentTarget);
    make({ do: 'move-question', question: id, to });
  };
  return (
    <li data-sub={after ? '' : undefined} data-dragged={isDragged || undefined}>
      <div
        role="presentation"
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          onDrag(id);
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onDrop(at);
        }}
      >
        <button
          type="button"
          className={styles.item}
          aria-current={isChosen ? 'true' : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => choose(id)}
          onKeyDown={onKeyDown}
        >
          <span className={styles.number}>{at + 1}</span>
          <span className={styles.words}>
            <b>{localText(text, language) || t('question.empty')}</b>
            <small>{after ?? t(typeId[type])}</small>
          </span>
          <Sign level={level} />
        </button>
      </div>
    </li>
  );
});
