import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import type { AnswersFrame } from './answers-frame.ts';
import styles from './fields.module.css';

/** Value of the choice that begins a group; no group is called so. */
const NEW = '+';

interface Props {
  frame: AnswersFrame;
  id: string;
  /** The answer, as the list names it. */
  words: string;
}

/** Which answers an answer can be chosen together with: those of the same group. */
export function AnswerGroup({ frame: { question, groups, newGroup }, id, words }: Props) {
  const { t } = useWords();
  const { make } = useActs();
  const at = groups.findIndex(({ answers }) => answers.includes(id));
  if (at < 0) return null;
  const isAlone = groups[at]?.answers.length === 1;
  const choose = (value: string) => {
    const group = value === NEW ? newGroup : groups[Number(value)]?.name;
    make({ do: 'group-answer', question, answer: id, group });
  };
  return (
    <select
      id={idOf({ answer: id, field: 'group' })}
      className={styles.small}
      aria-label={t('group.of', { answer: words })}
      value={String(at)}
      onChange={({ target }) => choose(target.value)}
    >
      {groups.map(({ name, answers }, index) => (
        <option key={name ?? ''} value={String(index)}>
          {answers.length === 1 ? t('group.alone', { number: index + 1 }) : t('group', { number: index + 1 })}
        </option>
      ))}
      {!isAlone && <option value={NEW}>{t('group.new')}</option>}
    </select>
  );
}
