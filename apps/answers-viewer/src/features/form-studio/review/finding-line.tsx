import { useLanguage } from '@lykta/app-shell';
import { adviceText, isFault, phrase, type Finding } from '@lykta/form-studio';
import { BulbIcon, VisuallyHidden, WarningIcon } from '@lykta/ui';
import type { ReactNode } from 'react';
import styles from './review.module.css';

interface Props {
  finding: Finding;
  /** Of the sentence, which the buttons beside it are described by. */
  id: string;
  /** Where it is, before the sentence. */
  place?: string;
  /** What can be done about it. */
  children: ReactNode;
}

/** What was found, in a sentence, with a sign that says whether it blocks. */
export function FindingLine({ finding, id, place, children }: Props) {
  const language = useLanguage();
  const isBlocking = isFault(finding);
  const level = phrase(isBlocking ? 'eye.fault' : 'eye.advice', language);
  return (
    <li className={styles.line} data-level={isBlocking ? 'fault' : 'advice'}>
      {isBlocking ? <WarningIcon size="small" /> : <BulbIcon size="small" />}
      <p id={id}>
        {isBlocking ? <b>{level}: </b> : <VisuallyHidden>{level}: </VisuallyHidden>}
        {place && <b>{place}: </b>}
        {adviceText(finding, language)}
      </p>
      <div>{children}</div>
    </li>
  );
}
