import { useLanguage } from '@lykta/app-shell';
import { localText, own, type Language } from '@lykta/domain';
import { countPhrase, isFault, phrase, type Draft, type Finding } from '@lykta/form-studio';
import { Button, Card } from '@lykta/ui';
import { useId } from 'react';
import { FindingLine } from './finding-line.tsx';
import { MendButton } from './mend-button.tsx';
import styles from './review.module.css';

interface Props {
  draft: Draft;
  /** What `advise` found in it. */
  found: readonly Finding[];
  /** Shows the place that a finding is about; without it there is none on the screen. */
  onShow?: ((finding: Finding) => void) | undefined;
  /** Mends a finding; without it nothing can be changed. */
  onMend?: ((finding: Finding) => void) | undefined;
}

/** Reads a form like an editor: faults first, then advice, each with its place, a way there, and what mends it. */
export function EditorsEye({ draft, found, onShow, onMend }: Props) {
  const language = useLanguage();
  const id = useId();
  const faults = found.filter(isFault).length;
  const advice = found.length - faults;
  return (
    <Card className={styles.card}>
      <h2>{phrase('eye.title', language)}</h2>
      <p>
        {found.length === 0 && phrase('eye.fine', language)}
        {faults > 0 && countPhrase('eye.faults', language, faults)}{' '}
        {advice > 0 && countPhrase('eye.advice', language, advice)}
      </p>
      {found.length > 0 && (
        <ul className={styles.lines}>
          {found.map((finding, index) => {
            const { place, number } = placeOf(finding, draft, language);
            return (
              // Two findings can be the same in all but their place in the list.
              <FindingLine
                key={`${finding.rule} ${finding.question} ${finding.answer} ${index}`}
                finding={finding}
                id={`${id}${index}`}
                place={place}
              >
                <MendButton draft={draft} finding={finding} onMend={onMend} about={`${id}${index}`} />
                {number > 0 && onShow && (
                  <Button look="text" size="compact" fit onClick={() => onShow(finding)}>
                    {phrase('eye.show', language, { number })}
                  </Button>
                )}
              </FindingLine>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

/** Where a finding is, in words, and the number of its question; 0: the form itself. */
function placeOf({ question: id, answer }: Finding, { questions }: Draft, language: Language) {
  const at = questions.findIndex((question) => question.id === id);
  const number = at + 1;
  const option = answer === undefined ? undefined : own(questions[at]?.answers, answer);
  if (number === 0) return { number, place: phrase('eye.form', language) };
  return {
    number,
    place: option
      ? phrase('place.answer', language, { number, answer: localText(option.text, language) })
      : phrase('place.question', language, { number }),
  };
}
