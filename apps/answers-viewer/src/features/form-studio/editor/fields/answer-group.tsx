import type { Question } from '@lykta/domain';
import { groupsOf, newGroup } from '@lykta/form-studio';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import styles from './fields.module.css';

/** Value of the choice that begins a group; no group is called so. */
const NEW = '+';

interface Props {
  question: Question;
  id: string;
  /** The answer, as the list names it. */
  words: string;
}

/** Which answers an answer can be chosen together with: those of the same group. */
export function AnswerGroup({ question, id, words }: Props) {
  const { t } = useWords();
  const { make } = useActs();
  const groups = [...groupsOf(question)];
  const at = groups.findIndex(([, ids]) => ids.includes(id));
  if (at < 0) return null;
  const isAlone = groups[at]?.[1].length === 1;
  const choose = (value: string) => {
    const group = value === NEW ? newGroup(question) : groups[Number(value)]?.[0];
    make({ do: 'group-answer', question: question.id, answer: id, group });
  };
  return (
    <select
      id={idOf({ answer: id, field: 'group' })}
      className={styles.small}
      aria-label={t('group.of', { answer: words })}
      value={String(at)}
      onChange={({ target }) => choose(target.value)}
    >
      {groups.map(([group, ids], index) => (
        <option key={group ?? ''} value={String(index)}>
          {ids.length === 1 ? t('group.alone', { number: index + 1 }) : t('group', { number: index + 1 })}
        </option>
      ))}
      {!isAlone && <option value={NEW}>{t('group.new')}</option>}
    </select>
  );
}
