import { useLanguage } from '@lykta/app-shell';
import { localText, personTypeInfo, personTypes, type Question } from '@lykta/domain';
import { ArrowDownIcon, ArrowUpIcon, IconButton, SelectField, TrashIcon } from '@lykta/ui';
import { memo } from 'react';
import { useWords } from '../../words/use-words.ts';
import { focusField, idOf } from '../place.ts';
import { useFocusAfterMove } from '../use-focus-after-move.ts';
import { useActs } from '../use-studio.ts';
import styles from './fields.module.css';

type First = NonNullable<Question['first']>;
interface FirstFieldsProps {
  id: string;
  first: Question['first'];
}

/** The kinds of person that a question asks for, in the order in which a child is offered them. */
export const FirstFields = memo(function FirstFields({ id, first = [] }: FirstFieldsProps) {
  const { t } = useWords();
  const language = useLanguage();
  const { make } = useActs();
  const set = (chosen: First) =>
    make({ do: 'set-question', question: id, change: { first: chosen.length > 0 ? chosen : undefined } });
  const nameOf = (type: First[number]) => localText(personTypeInfo[type].label, language);
  return (
    <div className={styles.fields}>
      <SelectField
        id={idOf({ field: 'first' })}
        size="compact"
        label={t('first')}
        help={first.length > 0 ? t('first.help') : t('first.none')}
        value=""
        onValue={(value) => {
          const chosen = personTypes.find((type) => type === value);
          if (chosen) set([...first, chosen]);
        }}
        options={[
          { value: '', label: t('first.add') },
          ...personTypes
            .filter((type) => !first.includes(type))
            .map((type) => ({ value: type, label: nameOf(type) })),
        ]}
      />
      {first.length > 0 && (
        <ol className={styles.order} aria-label={t('first')}>
          {first.map((type, at) => (
            <OneFirst
              key={type}
              name={nameOf(type)}
              at={at}
              count={first.length}
              onMove={(to) => set(first.toSpliced(at, 1).toSpliced(to, 0, type))}
              onRemove={() => {
                set(first.filter((one) => one !== type));
                focusField('first');
              }}
            />
          ))}
        </ol>
      )}
    </div>
  );
});

interface OneFirstProps {
  name: string;
  /** Its place, from 0. */
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function OneFirst({ name, at, count, onMove, onRemove }: OneFirstProps) {
  const { t } = useWords();
  const keepFocus = useFocusAfterMove(at);
  const move = (button: HTMLElement, to: number) => {
    keepFocus(button);
    onMove(to);
  };
  return (
    <li>
      <span>{name}</span>
      <IconButton
        size="compact"
        icon={ArrowUpIcon}
        label={t('answer.up', { answer: name })}
        disabled={at === 0}
        onClick={({ currentTarget }) => move(currentTarget, at - 1)}
      />
      <IconButton
        size="compact"
        icon={ArrowDownIcon}
        label={t('answer.down', { answer: name })}
        disabled={at === count - 1}
        onClick={({ currentTarget }) => move(currentTarget, at + 1)}
      />
      <IconButton
        size="compact"
        icon={TrashIcon}
        label={t('answer.remove', { answer: name })}
        onClick={onRemove}
      />
    </li>
  );
}
