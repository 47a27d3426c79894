import { ArrowDownIcon, ArrowUpIcon, IconButton, TrashIcon } from '@lykta/ui';
import { useWords } from '../../words/use-words.ts';
import { useFocusAfterMove } from '../use-focus-after-move.ts';
import { useActs } from '../use-studio.ts';
import type { AnswersFrame } from './answers-frame.ts';
import looks from './answers.module.css';

interface Props {
  frame: AnswersFrame;
  id: string;
  /** The answer, as the buttons name it. */
  words: string;
}

/** Moves an answer, or takes it away. */
export function AnswerActs({ frame: { question, ids, movable }, id, words }: Props) {
  const { t } = useWords();
  const { make } = useActs();
  const at = ids.indexOf(id);
  const keepFocus = useFocusAfterMove(at);
  const move = (button: HTMLElement, to: number) => {
    keepFocus(button);
    make({ do: 'move-answer', question, answer: id, to });
  };
  return (
    <div className={looks.moves}>
      <IconButton
        size="compact"
        icon={ArrowUpIcon}
        label={t('answer.up', { answer: words })}
        disabled={at === 0 || at >= movable}
        onClick={({ currentTarget }) => move(currentTarget, at - 1)}
      />
      <IconButton
        size="compact"
        icon={ArrowDownIcon}
        label={t('answer.down', { answer: words })}
        disabled={at + 1 >= movable}
        onClick={({ currentTarget }) => move(currentTarget, at + 1)}
      />
      <IconButton
        size="compact"
        icon={TrashIcon}
        label={t('answer.remove', { answer: words })}
        onClick={() => make({ do: 'remove-answer', question, answer: id })}
      />
    </div>
  );
}
