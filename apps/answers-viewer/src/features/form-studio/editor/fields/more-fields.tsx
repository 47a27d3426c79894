import { questionTags, type Question } from '@lykta/domain';
import { Disclosure } from '@lykta/ui';
import { Toggles } from '../../toggles/toggles.tsx';
import { useWords } from '../../words/use-words.ts';
import { useActs } from '../use-studio.ts';
import { AboutFields } from './about-fields.tsx';
import styles from './fields.module.css';
import { HelpersFields } from './helpers-fields.tsx';
import { tagId } from './tag-words.ts';
import { WeightsFields } from './weights-fields.tsx';
import { WordsField } from './words-field.tsx';

interface Props {
  question: Question;
  number: number;
  questions: readonly Question[];
}

/** What most questions do without: why it is asked, topics, whom it is about, and who can help. */
export function MoreFields({ question, number, questions }: Props) {
  const { t } = useWords();
  const { make } = useActs();
  const { id, tags = [] } = question;
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
        <Toggles
          label={t('more.tags')}
          showLabel
          options={questionTags.map((tag) => ({ value: tag, label: t(tagId[tag]) }))}
          values={tags}
          onToggle={(value) => {
            const chosen = questionTags.filter((tag) => tags.includes(tag) !== (tag === value));
            make({
              do: 'set-question',
              question: id,
              change: { tags: chosen.length > 0 ? chosen : undefined },
            });
          }}
        />
        <WeightsFields question={question} />
        <AboutFields id={id} about={question.ref} number={number} questions={questions} />
        <HelpersFields id={id} helpers={question.data} />
      </div>
    </Disclosure>
  );
}
