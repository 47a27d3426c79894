import { storyMarks, type StoryMark } from '@lykta/domain';
import { CloudIcon, HandIcon, PlusIcon, StarIcon, SunIcon, WarningIcon, type IconComponent } from '@lykta/ui';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import styles from './answer-mark.module.css';

/** What each mark of an answer is called, and its sign, as where answers are read. */
const looks = {
  HELP: { words: 'mark.help', Icon: HandIcon },
  WORRIES: { words: 'mark.worries', Icon: CloudIcon },
  PROBLEM: { words: 'mark.problem', Icon: WarningIcon },
  RESOURCE: { words: 'mark.resource', Icon: SunIcon },
  WISH: { words: 'mark.wish', Icon: StarIcon },
} as const satisfies Record<StoryMark, { readonly words: string; readonly Icon: IconComponent }>;

interface Props {
  question: string;
  id: string;
  mark: StoryMark | undefined;
  /** The answer, as the list names it. */
  words: string;
}

/** What an answer means: a chip with its sign, behind which the marks are chosen. */
export function AnswerMark({ question, id, mark, words }: Props) {
  const { t } = useWords();
  const { make } = useActs();
  const Icon = mark ? looks[mark].Icon : PlusIcon;
  const choose = (value: string) =>
    make({
      do: 'set-answer',
      question,
      answer: id,
      change: { story: storyMarks.find((one) => one === value) },
    });
  return (
    <span className={styles.chip} data-mark={mark}>
      <Icon size="small" />
      <select
        id={idOf({ answer: id, field: 'story' })}
        aria-label={t('answer.mark', { answer: words })}
        value={mark ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('mark.none')}</option>
        {storyMarks.map((one) => (
          <option key={one} value={one}>
            {t(looks[one].words)}
          </option>
        ))}
      </select>
    </span>
  );
}
