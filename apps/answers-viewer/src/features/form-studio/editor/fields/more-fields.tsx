import type { Question } from '@lykta/domain';
import { Disclosure } from '@lykta/ui';
import { useWords } from '../../words/use-words.ts';
import { AboutFields } from './about-fields.tsx';
import { EasyFields } from './easy-fields.tsx';
import styles from './fields.module.css';
import { HelpersFields } from './helpers-fields.tsx';
import { TagsField } from './tags-field.tsx';
import { WeightsFields } from './weights-fields.tsx';
import { WordsField } from './words-field.tsx';

interface Props {
  question: Question;
  number: number;
  questions: readonly Question[];
}

/** What most questions do without: why it is asked, fewer words, topics, whom it is about, and who can help. */
export function MoreFields({ question, number, questions }: Props) {
  const { t } = useWords();
  const { id, type, answers } = question;
  return (
    <Disclosure summary={t('more')}>
      <div className={styles.more}>
        <WordsField at={{ question: id, field: 'why' }} text={question.why} label={t('more.why')} lines />
        <WordsField
          at={{ question: id, field: 'storyText' }}
          text={question.storyText}
          label={t('more.story')}
          lines
        />
        <EasyFields id={id} type={type} easy={question.easy} answers={answers} />
        <TagsField id={id} tags={question.tags} />
        <WeightsFields id={id} type={type} answers={answers} />
        <AboutFields id={id} about={question.ref} number={number} questions={questions} />
        <HelpersFields id={id} helpers={question.data} />
      </div>
    </Disclosure>
  );
}
