import { namesOf, questionTypeNames, type Question } from '@lykta/domain';
import { SelectField } from '@lykta/ui';
import { memo } from 'react';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import { typeId } from './type-words.ts';

type TypeFieldProps = Pick<Question, 'id' | 'type'>;

/** How a question is answered. */
export const TypeField = memo(function TypeField({ id, type }: TypeFieldProps) {
  const { t } = useWords();
  const { make } = useActs();
  return (
    <SelectField
      id={idOf({ field: 'type' })}
      size="compact"
      label={t('question.type')}
      value={type}
      onValue={(value) => {
        const wanted = questionTypeNames.find((name) => name === value);
        if (wanted) make({ do: 'set-type', question: id, type: wanted });
      }}
      options={namesOf(typeId).map((name) => ({ value: name, label: t(typeId[name]) }))}
    />
  );
});
