import { useLanguage } from '@lykta/app-shell';
import type { Question } from '@lykta/domain';
import { adviceText, countPhrase, HARD_LIX, isFault, phrase, type Finding } from '@lykta/form-studio';
import { readability, textsOf } from '@lykta/questionnaire-engine/readability';
import { Button, Card, Tag } from '@lykta/ui';
import { memo, useId } from 'react';
import styles from './review.module.css';

interface Props {
  question: Question;
  /** What `advise` found in the form. */
  found: readonly Finding[];
  /** Sends the focus to the field that a finding is about. */
  onShow: (finding: Finding) => void;
}

/** What an editor says of one question, below its fields: each with the way to its field, and how it reads. */
export const QuestionEye = memo(function QuestionEye({ question, found, onShow }: Props) {
  const language = useLanguage();
  const id = useId();
  const here = found.filter((finding) => finding.question === question.id);
  const texts = textsOf(question);
  const { words, lix } = readability(...texts.question, ...texts.options);
  const reading = { words: countPhrase('eye.words', language, words), lix };
  return (
    <Card className={styles.card}>
      <h2>{phrase('eye.title', language)}</h2>
      {here.length === 0 && <p>{phrase('eye.fine', language)}</p>}
      {here.length > 0 && (
        <ul className={styles.found}>
          {here.map((finding, index) => (
            // Two findings can be the same in all but their place in the list.
            <li key={`${finding.rule} ${finding.answer} ${index}`}>
              <Tag>{phrase(isFault(finding) ? 'eye.fault' : 'eye.advice', language)}</Tag>
              <p id={`${id}${index}`}>{adviceText(finding, language)}</p>
              <Button
                look="text"
                size="compact"
                fit
                aria-describedby={`${id}${index}`}
                onClick={() => onShow(finding)}
              >
                {phrase('eye.to-field', language)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {words > 0 && <p>{phrase(lix < HARD_LIX ? 'eye.easy' : 'eye.hard', language, reading)}</p>}
    </Card>
  );
});
