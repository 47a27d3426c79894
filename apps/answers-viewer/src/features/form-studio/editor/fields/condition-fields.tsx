import { useLanguage } from '@lykta/app-shell';
import { localText, optionsOf, own, type Question } from '@lykta/domain';
import { Button, CloseIcon, SelectField } from '@lykta/ui';
import { memo, useMemo } from 'react';
import { useWords } from '../../words/use-words.ts';
import { focusField, idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import styles from './fields.module.css';
import { NextQuestion } from './next-question.tsx';

interface Props {
  id: string;
  includeIf: Question['includeIf'];
  number: number;
  questions: readonly Question[];
}

/** Which earlier answers open a question, and where the child goes without them. */
export const ConditionFields = memo(function ConditionFields({ id, includeIf, number, questions }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const { make } = useActs();
  const numbers = useMemo(() => new Map(questions.map((each, at) => [each.id, at + 1])), [questions]);
  const opening = includeIf?.answers ?? [];
  const set = (answers: typeof opening) =>
    make({
      do: 'set-question',
      question: id,
      change: {
        includeIf:
          answers.length > 0
            ? { answers, else: includeIf?.else ?? questions[number]?.id ?? null }
            : undefined,
      },
    });
  const named = (of: string, answer: string) => {
    const place = numbers.get(of) ?? 0;
    const option = own(questions[place - 1]?.answers, answer);
    return t('condition.answer', {
      number: place,
      answer: option ? localText(option.text, language) : t('gone'),
    });
  };
  const choices = questions
    .slice(0, number - 1)
    .flatMap((each) => optionsOf(each).map((option) => ({ question: each.id, answer: option.id })))
    .filter((each) => !opening.some((one) => one.question === each.question && one.answer === each.answer));
  return (
    <div className={styles.fields}>
      <SelectField
        id={idOf({ field: 'includeIf' })}
        size="compact"
        label={opening.length > 0 ? t('condition.only') : t('condition.always')}
        help={opening.length > 0 ? undefined : t('condition.help')}
        value=""
        onValue={(value) => {
          const chosen = choices[Number(value)];
          if (value !== '' && chosen) set([...opening, chosen]);
        }}
        options={[
          { value: '', label: t('condition.add') },
          ...choices.map((each, at) => ({ value: String(at), label: named(each.question, each.answer) })),
        ]}
      />
      {opening.length > 0 && (
        <>
          <ul className={styles.chosen}>
            {opening.map((each) => (
              <li key={`${each.question} ${each.answer}`}>
                <Button
                  look="secondary"
                  size="compact"
                  iconEnd={CloseIcon}
                  aria-label={t('condition.remove', { answer: named(each.question, each.answer) })}
                  onClick={() => {
                    set(opening.filter((one) => one !== each));
                    focusField('includeIf');
                  }}
                >
                  {named(each.question, each.answer)}
                </Button>
              </li>
            ))}
          </ul>
          <p className={styles.leads}>
            {t('condition.else')}
            <NextQuestion
              id={idOf({ field: 'else' })}
              label={t('condition.else')}
              value={includeIf?.else ?? null}
              questions={questions}
              from={id}
              onChoose={(next) =>
                make({
                  do: 'set-question',
                  question: id,
                  change: { includeIf: { answers: opening, else: next } },
                })
              }
            />
          </p>
        </>
      )}
    </div>
  );
});
