import { useLanguage, useTranslation } from '@lykta/app-shell';
import { faceIn, readAnswer, wordsOf } from '@lykta/answer-sheet';
import { RateFace, VisuallyHidden } from '@lykta/ui';
import { shortDay } from '../../frame/dates.ts';
import styles from './face-line.module.css';
import type { FormHistory } from './sent.ts';

interface Props {
  question: string;
  history: FormHistory;
  /** Index of the shown sending, 0 = the newest. */
  place: number;
  today: Date;
}

/** The faces that the child chose each time, oldest first; nothing until there are two. */
export function FaceLine({ question, history, place, today }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const times = history
    .flatMap((answers, index) => {
      // Most questions have no faces, and to look costs less than to read.
      const face = faceIn(answers, question);
      const given = face && readAnswer(answers, question, language);
      return given ? [{ given, face, day: answers.data.sent, isShown: index === place }] : [];
    })
    .toReversed();
  if (times.length < 2) return null;
  return (
    <ol className={styles.line} aria-label={t('answers.over-time')}>
      {times.map(({ given, face, day, isShown }, index) => (
        <li key={index} data-shown={isShown || undefined}>
          <RateFace rate={face} size={20} lit={isShown} />
          {shortDay(day, language, today)}
          <VisuallyHidden>: {wordsOf(given, language)}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
