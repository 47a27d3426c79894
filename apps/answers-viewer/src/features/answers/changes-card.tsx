import { useLanguage, useTranslation } from '@lykta/app-shell';
import type { Direction } from '@lykta/domain';
import { wordsOf } from '@lykta/answer-sheet';
import {
  Card,
  EditIcon,
  ForwardIcon,
  SwapIcon,
  TrendDownIcon,
  TrendUpIcon,
  InfoIcon,
  VisuallyHidden,
} from '@lykta/ui';
import { useId } from 'react';
import { longDay } from '../../frame/dates.ts';
import { FoldButton } from '../../frame/long/fold-button.tsx';
import { useFold } from '../../frame/long/use-fold.ts';
import { AnswerValue } from './answer-value.tsx';
import styles from './changes-card.module.css';
import { readChanges, readTakenBack, type Change } from './changes.ts';
import type { FormHistory } from './sent.ts';

const textId = {
  worse: 'answers.changes.worse',
  worry: 'answers.changes.worry',
  other: 'answers.changes.other',
  better: 'answers.changes.better',
} as const satisfies Record<Direction, string>;

/** Number of changes that are shown at first, and more where more are grave. A year of twelve forms can have two hundred. */
const SHOWN = 12;

const icons = { worse: TrendDownIcon, worry: InfoIcon, other: SwapIcon, better: TrendUpIcon } as const;

/** The answers that differ from the previous sending, above everything else; empty when no form was sent twice. */
export function ChangesCard({ histories }: { readonly histories: readonly FormHistory[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  const days = [...new Set(histories.flatMap(([, before]) => before?.data.sent ?? []))];
  const [day] = days;
  if (day === undefined) return null;
  const changes = readChanges(histories, language);
  const isSameDay = histories.every(([now, before]) => !before || before.data.sent === now.data.sent);
  const since = isSameDay ? t('answers.changes.same-day') : longDay(day, language);
  return (
    <Card as="section" className={styles.card} aria-labelledby={title}>
      <header>
        <h2 id={title}>
          {days.length === 1 ? t('answers.changes', { day: since }) : t('answers.changes.some')}
        </h2>
        <p>
          {changes.length > 0
            ? t('answers.changes.count', { count: changes.length })
            : t('answers.changes.none', { day: since })}
        </p>
      </header>
      {changes.length > 0 && <ChangeList changes={changes} />}
      {readTakenBack(histories, language).map(({ text, given, sent }, place) => (
        <p key={place} className={styles.back}>
          <EditIcon size="small" />
          {t('answers.changes.back', {
            day: longDay(sent, language),
            question: text,
            words: wordsOf(given, language),
          })}
        </p>
      ))}
    </Card>
  );
}

/** What got worse and new worries are never folded away. */
const isGrave = ({ direction }: Change): boolean => direction === 'worse' || direction === 'worry';

function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  const { shown, ...rest } = useFold(changes, Math.max(SHOWN, changes.filter(isGrave).length));
  return (
    <>
      <ul>
        {shown.map((change) => (
          <ChangeRow key={`${change.form} ${change.question}`} change={change} />
        ))}
      </ul>
      <FoldButton {...rest} />
    </>
  );
}

function ChangeRow({ change: { text, now, then, direction } }: { readonly change: Change }) {
  const { t } = useTranslation();
  const Icon = icons[direction];
  return (
    <li>
      <span className={styles.direction} data-direction={direction}>
        <Icon size="small" />
        {t(textId[direction])}
      </span>
      <span className={styles.question}>{text}</span>
      <span className={styles.then}>
        <VisuallyHidden>{t('answers.changes.from')}</VisuallyHidden>
        <AnswerValue given={then} />
      </span>
      <ForwardIcon size="small" />
      <span className={styles.now}>
        <VisuallyHidden>{t('answers.changes.to')}</VisuallyHidden>
        <AnswerValue given={now} />
      </span>
    </li>
  );
}
