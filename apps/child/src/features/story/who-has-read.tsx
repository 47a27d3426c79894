import { useReadingsQuery, type AnswersKey } from '@lykta/api';
import { Card, EyeIcon } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { dayText } from '../../frame/dates.ts';
import words from '../../frame/words.module.css';
import styles from './story.module.css';

/** Who opened the answers: role and unit, and the name only if the organisation shows it (docs/product.md §6). */
export function WhoHasRead({ sent: { id, version, request } }: { sent: AnswersKey }) {
  const { t } = useTranslation();
  const { data } = useReadingsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const readings = data.filter(
    ({ request: read, form }) => read === request?.request && form.id === id && form.version === version,
  );
  return (
    <Card className={styles.card}>
      <h2 className={words.named}>
        <EyeIcon />
        {t('story.sent.readers')}
      </h2>
      {readings.length === 0 ? (
        <p className={words.quiet}>{t('story.sent.readers.none')}</p>
      ) : (
        <ul className={styles.lines}>
          {readings.map(({ day, role, unit, name }, place) => {
            const words = {
              role: t(`story.sent.role.${role}`),
              unit,
              day: dayText(t, `${day}T12:00:00Z`),
            };
            return (
              <li key={place}>
                {name ? t('story.sent.reader.named', { ...words, name }) : t('story.sent.reader', words)}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
