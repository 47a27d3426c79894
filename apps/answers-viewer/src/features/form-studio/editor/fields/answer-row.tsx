import { useLanguage } from '@lykta/app-shell';
import {
  localText,
  own,
  questionTypes,
  type AnswerOption,
  type AnswerType,
  type Question,
  type QuestionType,
} from '@lykta/domain';
import { RateFace, Tag } from '@lykta/ui';
import { memo } from 'react';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import { AnswerActs } from './answer-acts.tsx';
import { AnswerGroup } from './answer-group.tsx';
import { AnswerMark } from './answer-mark.tsx';
import { AnswerPicture } from './answer-picture.tsx';
import type { AnswersFrame } from './answers-frame.ts';
import looks from './answers.module.css';
import styles from './fields.module.css';
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

/** Whether the story can tell an answer. */
const isTold = (question: QuestionType, answer: AnswerType) =>
  answer !== 'skip' && answer !== 'words' && question !== 'article_text';

interface Props {
  frame: AnswersFrame;
  id: string;
  answer: AnswerOption;
  questions: readonly Question[];
}

/** One answer: its words, its sentence in the story, where it leads, and what it means. */
export const AnswerRow = memo(function AnswerRow({ frame, id, answer, questions }: Props) {
  const { question, type, ids, faces, grows } = frame;
  const { t } = useWords();
  const language = useLanguage();
  const { make, go } = useActs();
  const kind = kindId[answer.type];
  const face = own(faces, id);
  const place = { question, answer: id } as const;
  const number = ids.indexOf(id) + 1;
  const words = localText(answer.text, language) || t('answer.number', { number });
  const tells = isTold(type, answer.type);
  const goOn = () => {
    const next = ids[number];
    if (grows) make({ do: 'add-answer', question, type: 'text' });
    else if (next !== undefined) go({ ...place, answer: next, field: 'text' });
  };
  return (
    <li className={looks.answer}>
      {face ? (
        <RateFace rate={face} size={40} />
      ) : (
        <AnswerPicture question={question} id={id} answer={answer} words={words} />
      )}
      <div className={looks.said}>
        <WordsField
          at={{ ...place, field: 'text' }}
          text={answer.text}
          label={t('answer.text', { number })}
          onEnter={questionTypes[type].from === 'options' ? goOn : undefined}
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
          from={question}
          onChoose={(next) => make({ do: 'lead-answer', ...place, next })}
        />
        <AnswerGroup frame={frame} id={id} words={words} />
        {tells && <AnswerMark question={question} id={id} mark={answer.story} words={words} />}
        <AnswerActs frame={frame} id={id} words={words} />
      </div>
    </li>
  );
});
