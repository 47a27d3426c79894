import type { Question } from '@lykta/domain';
import { ArrowDownIcon, ArrowUpIcon, IconButton, TrashIcon } from '@lykta/ui';
import { useWords } from '../../words/use-words.ts';
import { useFocusAfterMove } from '../use-focus-after-move.ts';
import { useActs } from '../use-studio.ts';
import looks from './answers.module.css';

interface Props {
  question: Question;
  id: string;
  number: number;
  /** How many answers can change places. */
  count: number;
  /** The answer, as the buttons name it. */
  words: string;
}

/** Moves an answer, or takes it away. */
export function AnswerActs({ question, id, number, count, words }: Props) {
  const { t } = useWords();
  const { make } = useActs();
  const keepFocus = useFocusAfterMove(number);
  const move = (button: HTMLElement, to: number) => {
    keepFocus(button);
    make({ do: 'move-answer', question: question.id, answer: id, to });
  };
  return (
    <div className={looks.moves}>
      <IconButton
        size="compact"
        icon={ArrowUpIcon}
        label={t('answer.up', { answer: words })}
        disabled={number === 1 || number > count}
        onClick={({ currentTarget }) => move(currentTarget, number - 2)}
      />
      <IconButton
        size="compact"
        icon={ArrowDownIcon}
        label={t('answer.down', { answer: words })}
        disabled={number >= count}
        onClick={({ currentTarget }) => move(currentTarget, number)}
      />
      <IconButton
        size="compact"
        icon={TrashIcon}
        label={t('answer.remove', { answer: words })}
        onClick={() => make({ do: 'remove-answer', question: question.id, answer: id })}
      />
    </div>
  );
}
