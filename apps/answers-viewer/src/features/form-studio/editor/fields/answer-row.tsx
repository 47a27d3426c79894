import { useLanguage } from '@lykta/app-shell';
import {
  faceOf,
  localText,
  questionTypes,
  storyMarks,
  type AnswerOption,
  type AnswerType,
  type Question,
} from '@lykta/domain';
import { isFull, shownAnswers } from '@lykta/form-studio';
import { RateFace, Tag } from '@lykta/ui';
import { memo } from 'react';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import { AnswerActs } from './answer-acts.tsx';
import { AnswerGroup } from './answer-group.tsx';
import { AnswerPicture } from './answer-picture.tsx';
import looks from './answers.module.css';
import styles from './fields.module.css';
import { markId } from './mark-words.ts';
import { NextQuestion } from './next-question.tsx';
import { WordsField } from './words-field.tsx';

const kindId = {
  text: undefined,
  persons: 'answer.kind.persons',
  accommodations: 'answer.kind.homes',
  none: 'answer.kind.none',
  skip: 'answer.kind.skip',
  words: 'answer.kind.words',
} as const satisfies Record<AnswerType, string | undefined>;

interface Props {
  question: Question;
  id: string;
  answer: AnswerOption;
  number: number;
  count: number;
  questions: readonly Question[];
}

/** One answer: its words, its sentence in the story, where it leads, and what it means. */
export const AnswerRow = memo(function AnswerRow(props: Props) {
  const { question, id, answer, number, questions } = props;
  const { t } = useWords();
  const language = useLanguage();
  const { make, go } = useActs();
  const kind = kindId[answer.type];
  const face = faceOf(question, id);
  const place = { question: question.id, answer: id } as const;
  const words = localText(answer.text, language) || t('answer.number', { number });
  const tells = answer.type !== 'skip' && answer.type !== 'words' && question.type !== 'article_text';
  const goOn = () => {
    const [next] = shownAnswers(question)[number] ?? [];
    if (!isFull(question)) make({ do: 'add-answer', question: question.id, type: 'text' });
    else if (next !== undefined) go({ ...place, answer: next, field: 'text' });
  };
  return (
    <li className={looks.answer}>
      {face ? (
        <RateFace rate={face} size={40} />
      ) : (
        <AnswerPicture question={question.id} id={id} answer={answer} words={words} />
      )}
      <div className={looks.said}>
        <WordsField
          at={{ ...place, field: 'text' }}
          text={answer.text}
          label={t('answer.text', { number })}
          onEnter={questionTypes[question.type].from === 'options' ? goOn : undefined}
        />
        {tells && (
          <WordsField
            at={{ ...place, field: 'sentence' }}
            text={answer.sentence}
            label={t('answer.sentence', { answer: words })}
          />
        )}
      </div>
      <div className={styles.leads}>
        {kind && <Tag>{t(kind)}</Tag>}
        <span>
          {t('answer.when')} <b>{words}</b> →
        </span>
        <NextQuestion
          id={idOf({ answer: id, field: 'next' })}
          label={t('answer.next', { answer: words })}
          value={answer.next ?? null}
          questions={questions}
          from={question.id}
          onChoose={(next) => make({ do: 'lead-answer', ...place, next })}
        />
        <AnswerGroup question={question} id={id} words={words} />
        {tells && (
          <select
            id={idOf({ answer: id, field: 'story' })}
            className={styles.small}
            aria-label={t('answer.mark', { answer: words })}
            value={answer.story ?? ''}
            onChange={({ target }) =>
              make({
                do: 'set-answer',
                ...place,
                change: { story: storyMarks.find((mark) => mark === target.value) },
              })
            }
          >
            <option value="">{t('mark.none')}</option>
            {storyMarks.map((mark) => (
              <option key={mark} value={mark}>
                {t(markId[mark])}
              </option>
            ))}
          </select>
        )}
        <AnswerActs {...props} words={words} />
      </div>
    </li>
  );
});
