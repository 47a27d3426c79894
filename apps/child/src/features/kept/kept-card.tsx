import type { KeptAnswers } from '@lykta/domain';
import { Button, Card, Note } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { dayText } from '../../frame/dates.ts';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './kept.module.css';

/** What one unit keeps: how much, until when, what is gone already, and when somebody took everything out. */
export function KeptCard({ kept }: { kept: KeptAnswers[number] }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { unit, owner, sent, on, erased, extracts } = kept;
  // Noon, so that the day is the same everywhere.
  const day = (date: string) => dayText(t, `${date}T12:00:00Z`);
  return (
    <Card className={styles.kept}>
      <h2>{unit}</h2>
      <p className={styles.quiet}>{t('kept.owner', { owner })}</p>
      {sent > 0 && <p>{t('kept.sent', { count: sent })}</p>}
      {on !== undefined && (
        <Note>
          {t('kept.ends', { day: day(on) })} {t('kept.ends.help')}
        </Note>
      )}
      {erased.map((one) => (
        <p key={[one.day, one.rule].join(' ')}>
          {t(`kept.erased.${one.rule}`, { count: one.forms, day: day(one.day) })}
        </p>
      ))}
      {extracts.map((date, place) => (
        <p key={[date, place].join(' ')}>{t('kept.extract', { day: day(date) })}</p>
      ))}
      {extracts.length > 0 && <p className={styles.quiet}>{t('kept.extract.help')}</p>}
      {sent > 0 && (
        <Button
          look="text"
          size="small"
          fit
          aria-label={t('kept.erase.of', { unit })}
          onClick={() => setAsking(true)}
        >
          {t('kept.erase')}
        </Button>
      )}
      {asking && <EraseDialog kept={kept} onClose={() => setAsking(false)} />}
    </Card>
  );
}
