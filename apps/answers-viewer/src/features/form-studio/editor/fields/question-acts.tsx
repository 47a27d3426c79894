import { ArrowDownIcon, ArrowUpIcon, CopyIcon, IconButton, TrashIcon } from '@lykta/ui';
import { memo } from 'react';
import { useWords } from '../../words/use-words.ts';
import { useActs } from '../use-studio.ts';
import styles from './fields.module.css';

interface Props {
  id: string;
  number: number;
  count: number;
}

/** Moves, copies or removes a question. Removing asks nothing, because it can be undone. */
export const QuestionActs = memo(function QuestionActs({ id, number, count }: Props) {
  const { t } = useWords();
  const { make } = useActs();
  const move = (to: number) => make({ do: 'move-question', question: id, to });
  return (
    <div className={styles.acts}>
      <IconButton
        size="compact"
        icon={ArrowUpIcon}
        label={t('question.up', { number })}
        disabled={number === 1}
        onClick={() => move(number - 2)}
      />
      <IconButton
        size="compact"
        icon={ArrowDownIcon}
        label={t('question.down', { number })}
        disabled={number === count}
        onClick={() => move(number)}
      />
      <IconButton
        size="compact"
        icon={CopyIcon}
        label={t('question.copy', { number })}
        onClick={() => make({ do: 'duplicate-question', question: id })}
      />
      <IconButton
        size="compact"
        icon={TrashIcon}
        label={t('question.remove', { number })}
        onClick={() => make({ do: 'remove-question', question: id })}
      />
    </div>
  );
});
