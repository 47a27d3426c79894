import { questionTypes, type Question } from '@lykta/domain';
import { memo } from 'react';
import { useWords } from '../../words/use-words.ts';
import { AnswersFields } from './answers-fields.tsx';
import { BesideFields } from './beside-fields.tsx';
import { ConditionFields } from './condition-fields.tsx';
import styles from './fields.module.css';
import { FirstFields } from './first-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { QuestionActs } from './question-acts.tsx';
import { TypeField } from './type-field.tsx';
import { usePlaces } from './use-places.ts';
import { WordsField } from './words-field.tsx';

interface Props {
  question: Question;
  number: number;
  questions: readonly Question[];
}

/** Everything of one question that an author writes. */
export const QuestionFields = memo(function QuestionFields({ question, number, questions }: Props) {
  const { t } = useWords();
  const { id, type } = question;
  const places = usePlaces(questions, id);
  return (
    <div className={styles.fields}>
      <div className={styles.head}>
        <h2>{t('question', { number })}</h2>
        <QuestionActs id={id} number={number} count={questions.length} />
      </div>
      <WordsField
        at={{ question: id, field: 'text' }}
        text={question.text}
        label={type === 'article_text' ? t('question.told') : t('question.asked')}
        big
        lines
      />
      <div className={styles.two}>
        <TypeField id={id} type={type} />
        {questionTypes[type].asks === 'always' ? (
          <WordsField
            at={{ question: id, field: 'help' }}
            text={question.help}
            label={t('question.help')}
            lines
          />
        ) : (
          <WordsField
            at={{ question: id, field: 'header' }}
            text={question.header}
            label={t('question.header')}
            lines
          />
        )}
      </div>
      <AnswersFields id={id} type={type} answers={question.answers} questions={places} />
      {questionTypes[type].from === 'persons' && <FirstFields id={id} first={question.first} />}
      <ConditionFields id={id} includeIf={question.includeIf} number={number} questions={places} />
      <BesideFields
        id={id}
        image={question.image}
        video={question.video}
        link={question.link}
        form={question.form}
      />
      <MoreFields question={question} number={number} questions={places} />
    </div>
  );
});
