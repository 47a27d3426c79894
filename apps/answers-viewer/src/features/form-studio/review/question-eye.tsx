import { useLanguage } from '@lykta/app-shell';
import type { Question } from '@lykta/domain';
import { countPhrase, HARD_LIX, phrase, type Draft, type Finding } from '@lykta/form-studio';
import { readability, textsOf } from '@lykta/questionnaire-engine/readability';
import { Button, Card, CheckIcon, EyeIcon, InfoIcon } from '@lykta/ui';
import { memo, useId } from 'react';
import { FindingLine } from './finding-line.tsx';
import { MendButton } from './mend-button.tsx';
import styles from './review.module.css';

interface Props {
  draft: Draft;
  question: Question;
  /** What `advise` found in the draft. */
  found: readonly Finding[];
  /** Sends the focus to the field that a finding is about. */
  onShow: (finding: Finding) => void;
  /** Mends a finding; without it nothing can be changed. */
  onMend?: ((finding: Finding) => void) | undefined;
}

/** What an editor says of one question, below its fields: each with what can be done about it, and how it reads. */
export const QuestionEye = memo(function QuestionEye({ draft, question, found, onShow, onMend }: Props) {
  const language = useLanguage();
  const id = useId();
  const here = found.filter((finding) => finding.question === question.id);
  const texts = textsOf(question);
  const { words, lix } = readability(...texts.question, ...texts.options);
  const isEasy = lix < HARD_LIX;
  const reading = { words: countPhrase('eye.words', language, words), lix };
  return (
    <Card className={styles.card}>
      <h2 className={styles.eye}>
        <EyeIcon />
        {phrase('eye.title', language)}
      </h2>
      <ul className={styles.lines}>
        {here.map((finding, index) => (
          // Two findings can be the same in all but their place in the list.
          <FindingLine
            key={`${finding.rule} ${finding.answer} ${index}`}
            finding={finding}
            id={`${id}${index}`}
          >
            <MendButton draft={draft} finding={finding} onMend={onMend} about={`${id}${index}`} />
            <Button
              look="text"
              size="compact"
              fit
              aria-describedby={`${id}${index}`}
              onClick={() => onShow(finding)}
            >
              {phrase('eye.to-field', language)}
            </Button>
          </FindingLine>
        ))}
        {here.length === 0 && (
          <li className={styles.line} data-level="fine">
            <CheckIcon size="small" />
            <p>{phrase('eye.fine', language)}</p>
          </li>
        )}
        {words > 0 && (
          <li className={styles.line} data-level={isEasy ? 'fine' : 'advice'}>
            {isEasy ? <CheckIcon size="small" /> : <InfoIcon size="small" />}
            <p>{phrase(isEasy ? 'eye.easy' : 'eye.hard', language, reading)}</p>
          </li>
        )}
      </ul>
    </Card>
  );
});
