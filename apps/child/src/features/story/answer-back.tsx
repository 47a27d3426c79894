import type { AnswerBackToChild } from '@lykta/domain';
import { Card, SendIcon } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { dayText, weekdayOf } from '../../frame/dates.ts';
import words from '../../frame/words.module.css';
import styles from './story.module.css';

/** The middle of a day, so that no time zone changes its date. */
const noon = (day: string) => `${day}T12:00:00Z`;

interface Props {
  answerBack: AnswerBackToChild;
  unit: string;
}

/** What the unit answered about a sent form: one of the fixed sentences, with role and day, never a name. */
export function AnswerBack({ answerBack: { answer, role, day }, unit }: Props) {
  const { t } = useTranslation();
  const dayOfPromise = (before: string) =>
    `${weekdayOf(before, t('frame.weekdays'))} ${dayText(t, noon(before))}`;
  return (
    <Card className={styles.card}>
      <h2 className={words.named}>
        <SendIcon />
        {t('story.sent.back', { unit })}
      </h2>
      <p>
        {answer.kind === 'contact'
          ? t('story.sent.back.contact', { day: dayOfPromise(answer.before) })
          : t(`story.sent.back.${answer.kind}`)}
      </p>
      <p className={words.quiet}>
        {t('story.sent.back.who', {
          role: t(`story.sent.role.${role}`),
          unit,
          day: dayText(t, noon(day)),
        })}
      </p>
    </Card>
  );
}
