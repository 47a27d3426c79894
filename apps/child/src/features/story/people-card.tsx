import { STORY_SUMMARY, type StorySections } from '@lykta/domain';
import { Card, Link } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { People } from '../../frame/people.tsx';
import words from '../../frame/words.module.css';
import styles from './story.module.css';

/** The first four persons, and a link to all of them. */
export function PeopleCard({ persons }: { persons: NonNullable<StorySections['persons']> }) {
  const { t } = useTranslation();
  const first = Object.values(persons).slice(0, STORY_SUMMARY);
  return (
    <Card className={styles.card}>
      <h2>{t('story.persons')}</h2>
      {first.length === 0 ? (
        <p className={words.quiet}>{t('story.empty.profile')}</p>
      ) : (
        <div className={styles.gap}>
          <People persons={first} />
        </div>
      )}
      <Link href="/beb/persons" aria-label={t('story.all.of', { section: t('story.persons') })}>
        {t('story.all')}
      </Link>
    </Card>
  );
}
