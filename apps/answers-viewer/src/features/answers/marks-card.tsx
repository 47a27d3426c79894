import { useLanguage } from '@lykta/app-shell';
import { readMarks, wordsOf, type AnswerLine } from '@lykta/answer-sheet';
import { markGroups, type IndividualAnswers, type MarkGroup } from '@lykta/domain';
import { Button, Card } from '@lykta/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './marks-card.module.css';

/** Number of entries that a summary shows at first (docs/product.md §9). */
const SHOWN = 4;

const titleId = {
  help: 'answers.marks.help',
  worries: 'answers.marks.worries',
  wishes: 'answers.marks.wishes',
  resources: 'answers.marks.resources',
} as const satisfies Record<MarkGroup, string>;

/** Answers that tell of help, worries, wishes and resources, above everything else; empty when there are none. */
export function Marks({ answers }: { readonly answers: IndividualAnswers[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  const [showsAll, setShowsAll] = useState(false);
  const marks = readMarks(answers, language);
  const groups = markGroups.filter((group) => marks[group].length > 0);
  if (groups.length === 0) return null;
  const more = groups.reduce((count, group) => count + Math.max(0, marks[group].length - SHOWN), 0);
  return (
    <Card as="section" look="sunken" className={styles.marks} aria-labelledby={title}>
      <h2 id={title}>{t('answers.marks')}</h2>
      {groups.map((group) => (
        <div key={group}>
          <h3>{t(titleId[group])}</h3>
          <ul>
            {marks[group].map((line, place) => (
              <li key={`${place} ${line.question}`} data-more={place >= SHOWN && !showsAll ? '' : undefined}>
                <Words line={line} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {more > 0 && (
        <Button
          look="text"
          size="compact"
          fit
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t('answers.marks.fewer') : t('answers.marks.more', { count: more })}
        </Button>
      )}
    </Card>
  );
}

/** The child's own sentences; question and answer where the form has no sentences. */
function Words({ line: { text, given } }: { readonly line: AnswerLine }) {
  const language = useLanguage();
  if (given.sentences) return given.sentences.map((sentence) => <b key={sentence}>{sentence}</b>);
  return (
    <>
      <small>{text}</small>
      <b>{wordsOf(given, language)}</b>
    </>
  );
}
