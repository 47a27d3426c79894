import { Avatar } from '@lykta/avatar';
import { useLanguage, useTranslation } from '@lykta/app-shell';
import { readMarks, wordsOf, type AnswerLine } from '@lykta/answer-sheet';
import {
  localText,
  markGroups,
  type IndividualAnswers,
  type MarkGroup,
  type StaffClient,
} from '@lykta/domain';
import {
  Card,
  CloudIcon,
  HandIcon,
  Horizon,
  Lantern,
  StarIcon,
  SunIcon,
  type IconComponent,
} from '@lykta/ui';
import { useId, useState } from 'react';
import { figureOf } from '../../frame/children/figure-of.ts';
import { FoldButton } from '../../frame/long/fold-button.tsx';
import { useDayWords } from '../../frame/children/use-day-words.ts';
import styles from './marks-card.module.css';

/** Number of entries that a group shows at first. */
const SHOWN = 3;

const titleId = {
  help: 'answers.marks.help',
  worries: 'answers.marks.worries',
  wishes: 'answers.marks.wishes',
  resources: 'answers.marks.resources',
} as const satisfies Record<MarkGroup, string>;

const icons: Record<MarkGroup, IconComponent> = {
  help: HandIcon,
  worries: CloudIcon,
  wishes: StarIcon,
  resources: SunIcon,
};

interface MarksProps {
  child: StaffClient;
  /** The newest sending of each form, the last sent form first. */
  answers: readonly IndividualAnswers[];
  /** The reference day; default today. */
  today?: Date;
}

/** Answers that tell of help, worries, wishes and resources, above all others; empty when there are none. */
export function Marks({ child, answers, today = new Date() }: MarksProps) {
  const language = useLanguage();
  const title = useId();
  const [showsAll, setShowsAll] = useState(false);
  const marks = readMarks(answers, language);
  const groups = markGroups.filter((group) => marks[group].length > 0);
  if (groups.length === 0) return null;
  const more = groups.reduce((count, group) => count + Math.max(0, marks[group].length - SHOWN), 0);
  return (
    <Card as="section" className={styles.marks} aria-labelledby={title}>
      <Night id={title} child={child} newest={answers[0]} today={today} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group} group={group} lines={marks[group]} showsAll={showsAll} />
        ))}
      </div>
      {more > 0 && (
        <div className={styles.rest}>
          <FoldButton more={more} isOpen={showsAll} onToggle={() => setShowsAll(!showsAll)} />
        </div>
      )}
    </Card>
  );
}

type NightProps = Required<Pick<MarksProps, 'child' | 'today'>> & {
  readonly id: string;
  readonly newest: IndividualAnswers | undefined;
};

/** The night head, with the child's figure and its lantern in the only light of the page. */
function Night({ id, child, newest, today }: NightProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const wordsOfDay = useDayWords();
  return (
    <div className={styles.night}>
      <svg className={styles.light} viewBox="0 0 224 100" aria-hidden="true" focusable="false">
        <circle cx="124" cy="62" r="58" />
        <circle cx="140" cy="62" r="38" />
      </svg>
      <span className={styles.figure}>
        <Avatar avatar={figureOf(child)} size="thumb" label="" errorText={t('frame.avatar-failed')} />
      </span>
      <span className={styles.lantern}>
        <Lantern size={28} />
      </span>
      <h2 id={id}>{t('answers.marks')}</h2>
      {newest && (
        <p>
          {t('answers.marks.from', {
            form: localText(newest.form.metadata.nameForChild, language),
            day: wordsOfDay(newest.data.sent, today),
          })}
        </p>
      )}
      <Horizon className={styles.horizon} />
    </div>
  );
}

interface GroupProps {
  group: MarkGroup;
  lines: readonly AnswerLine[];
  showsAll: boolean;
}

function Group({ group, lines, showsAll }: GroupProps) {
  const { t } = useTranslation();
  const Icon = icons[group];
  return (
    <div data-group={group}>
      <h3>
        <span className={styles.disc}>
          <Icon size="small" />
        </span>
        {t(titleId[group])}
      </h3>
      <ul>
        {lines.map((line, place) => (
          <li key={`${place} ${line.question}`} data-more={place >= SHOWN && !showsAll ? '' : undefined}>
            <Words line={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The child's own sentences; answer and question where the form has no sentences. */
function Words({ line: { text, given } }: { readonly line: AnswerLine }) {
  const language = useLanguage();
  if (given.sentences) return given.sentences.map((sentence) => <b key={sentence}>{sentence}</b>);
  return (
    <>
      <b>{wordsOf(given, language)}</b>
      <small>{text}</small>
    </>
  );
}
