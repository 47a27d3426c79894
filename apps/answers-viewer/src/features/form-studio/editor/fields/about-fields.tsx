import { answerTypes, optionsOf, type Question } from '@lykta/domain';
import { SelectField } from '@lykta/ui';
import { memo } from 'react';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import { shortText } from './question-name.ts';

interface Props {
  id: string;
  about: Question['ref'];
  number: number;
  questions: readonly Question[];
}

/** Lets a question be about the persons or homes that an earlier answer named. */
export const AboutFields = memo(function AboutFields({ id, about, number, questions }: Props) {
  const { t } = useWords();
  const { make } = useActs();
  const earlier = questions.slice(0, number - 1);
  const naming = earlier.filter((each) =>
    Object.values(each.answers).some(({ type }) => answerTypes[type].names),
  );
  const refs = about === undefined ? [] : [about].flat();
  if (naming.length === 0 && refs.length === 0) return null;
  return (
    <SelectField
      id={idOf({ field: 'ref' })}
      size="compact"
      label={t('more.about')}
      value={refs[0]?.question ?? ''}
      onValue={(value) => {
        const of = naming.find((each) => each.id === value);
        const answers = of ? optionsOf(of).filter(({ type }) => answerTypes[type].names) : [];
        make({
          do: 'set-question',
          question: id,
          change: {
            ref: of ? { question: of.id, answers: answers.map((answer) => answer.id) } : undefined,
          },
        });
      }}
      options={[
        { value: '', label: t('more.about.nobody') },
        ...naming.map((each) => ({
          value: each.id,
          label: t('question.short', {
            number: earlier.indexOf(each) + 1,
            text: shortText(each, 'sv'),
          }),
        })),
      ]}
    />
  );
});
